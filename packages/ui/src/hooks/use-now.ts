import { useEffect, useState } from 'react';
import { useClock } from './clock.js';

/**
 * What time it is, read anew every `interval` milliseconds: as `Date.now()`. Undefined until the page answers to scripts, since
 * a server's time is not the visitor's.
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
