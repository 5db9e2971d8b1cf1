import { DeliveryError } from './send.js';

/** Resolves with what comes of `task`. Rejects, and aborts it, when that takes longer than `ms` or when `stop` aborts. */
export async function within<T>(
  ms: number,
  stop: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = () => limit.abort(new DeliveryError('timeout'));
  const timer = setTimeout(end, ms);
  stop?.addEventListener('abort', end);
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  if (stop?.aborted) end();
  try {
    return await Promise.race([task(limit.signal), ended]);
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', end);
  }
}
