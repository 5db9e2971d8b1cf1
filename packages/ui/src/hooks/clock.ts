'use client';

import { createContext, useContext } from 'react';

/** The time source for all timers of the kit. Times are in milliseconds. */
export interface Clock {
  /** Milliseconds since a fixed moment; never decreases. */
  now(): number;
  /** Calls `callback` once, `delay` milliseconds from now; returns a function that cancels it. */
  after(delay: number, callback: () => void): () => void;
}

/** The browser's clock; 0 is when the page was opened. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(delay, callback) {
    const id = setTimeout(callback, delay);
    return () => clearTimeout(id);
  },
};

/** The clock for all components below it. Tests and Storybook's toolbar provide their own. */
export const ClockContext = createContext<Clock>(systemClock);

export const useClock = () => useContext(ClockContext);

export interface SteppedClock extends Clock {
  /** Advances by `ms` milliseconds and calls the due callbacks in order. */
  step(ms: number): void;
}

/** A stopped clock, which advances only by `step`. */
export function createSteppedClock(): SteppedClock {
  let time = 0;
  let next = 0;
  const due = new Map<number, { at: number; callback: () => void }>();
  return {
    now: () => time,
    after(delay, callback) {
      const id = next++;
      due.set(id, { at: time + delay, callback });
      return () => due.delete(id);
    },
    step(ms) {
      const end = time + ms;
      for (;;) {
        const first = [...due].filter(([, entry]) => entry.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!first) break;
        const [id, entry] = first;
        due.delete(id);
        time = entry.at;
        entry.callback();
      }
      time = end;
    },
  };
}
