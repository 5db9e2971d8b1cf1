'use client';

import { useEffect, useRef, useState } from 'react';
import { useClock } from './clock.js';
import { useMotion } from './motion.js';

export interface Swap<Value> {
  /** The value to show: the old one until the middle of a fade, then the new one. */
  shown: Value;
  phase: 'visible' | 'fading';
}

/**
 * Follows `value` with a fade: when `key` changes, `phase` is `fading` for `fade` milliseconds, and the shown value
 * changes in the middle. Under reduced motion it changes immediately. A change during a fade restarts the fade.
 */
export function useSwap<Value>(value: Value, key: string, fade: number): Swap<Value> {
  const clock = useClock();
  const reduced = useMotion() === 'reduced';
  const [shown, setShown] = useState({ key, value });
  const [ending, setEnding] = useState(false);
  const latest = useRef({ key, value });
  const showing = useRef(key);

  useEffect(() => {
    latest.current = { key, value };
  }, [key, value]);

  useEffect(() => {
    if (showing.current === key) return setEnding(false);
    const show = () => {
      showing.current = key;
      setShown(latest.current);
    };
    if (reduced) return show();
    setEnding(true);
    const cancelShow = clock.after(fade / 2, show);
    const cancelEnd = clock.after(fade, () => setEnding(false));
    return () => {
      cancelShow();
      cancelEnd();
    };
  }, [clock, key, fade, reduced]);

  if (shown.key === key) return { shown: value, phase: ending ? 'fading' : 'visible' };
  return { shown: reduced ? value : shown.value, phase: reduced ? 'visible' : 'fading' };
}
