import type { Clock } from './clock.js';

/** A token bucket: returns true `burst` times at once, then `perSecond` times a second. Changes of the system clock do not affect it. */
export function createBucket(clock: Clock, { burst, perSecond }: { burst: number; perSecond: number }): () => boolean {
  let left = burst;
  let at = clock.elapsed();
  return () => {
    const now = clock.elapsed();
    left = Math.min(burst, left + ((now - at) / 1_000) * perSecond);
    at = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
