import { createContext, useContext } from 'react';

/** What everything that advances by itself tells the time by. Times are in milliseconds. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls `callback` once, `delay` milliseconds from now; returns what cancels it. */
  after(delay: number, callback: () => void): () => void;
}

/** The browser's own clock. It began when the page was opened. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(delay, callback) {
    const id = setTimeout(callback, delay);
    return () => clearTimeout(id);
  },
};

/** The clock of the widgets below it: tests and Storybook's toolbar put another one here. */
export const ClockContext = createContext<Clock>(systemClock);

/** The clock in force here. */
export const useClock = () => useContext(ClockContext);

export interface SteppedClock extends Clock {
  /** Lets `ms` milliseconds pass, calling in order whatever falls due. */
  step(ms: number): void;
}

/** A clock that stands still until it is stepped. */
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
