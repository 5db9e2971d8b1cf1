'use client';

import { useEffect, useState } from 'react';
import { useClock } from './clock.js';

/**
 * `Date.now()`, updated every `interval` milliseconds. Undefined until hydrated, because the server's time is not the
 * visitor's.
 */
export function useNow(interval: number): number | undefined {
  const clock = useClock();
  const [now, setNow] = useState<number>();

  useEffect(() => {
    let cancel = () => {};
    const read = () => {
      setNow(Date.now());
      cancel = clock.after(interval, read);
    };
    read();
    return () => cancel();
  }, [clock, interval]);
  return now;
}
