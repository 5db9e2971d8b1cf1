import { useRef, useState } from 'react';

export type ActionStatus = 'idle' | 'pending' | 'failed';

/**
 * Something that a press begins, that takes a while and may fail. It runs once at a time: presses in the meantime count for
 * nothing. `start` resolves to whether it went well.
 */
export function useAction<Arguments extends readonly unknown[]>(run: (...args: Arguments) => Promise<unknown>) {
  const [status, setStatus] = useState<ActionStatus>('idle');
  const busy = useRef(false);

  async function start(...args: Arguments): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setStatus('pending');
    let end: ActionStatus = 'idle';
    try {
      await run(...args);
    } catch {
      end = 'failed';
    }
    busy.current = false;
    setStatus(end);
    return end === 'idle';
  }
  return { status, start };
}
