import { useEffect, useRef, useState } from 'react';
import { useClock } from './clock.js';
import { useMotion } from './motion.js';

export interface Swap<Value> {
  /** What is on show: the old value until the middle of a fade, the new one from there on. */
  shown: Value;
  phase: 'visible' | 'fading';
}

/**
 * Follows `value` with a fade: when `key` changes, `phase` is `fading` for `fade` milliseconds, and what is shown changes in
 * the middle of them. Under reduced motion it changes at once. A change during a fade starts the fade again.
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
