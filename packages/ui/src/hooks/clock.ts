import { createContext, useContext } from 'react';

/** The time source of everything in the kit that is timed. Times are in milliseconds. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls `callback` once, `delay` milliseconds from now; returns what cancels it. */
  after(delay: number, callback: () => void): () => void;
}

/** The browser's clock, from when the page was opened. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(delay, callback) {
    const id = setTimeout(callback, delay);
    return () => clearTimeout(id);
  },
};

/** The clock of the components below; tests and Storybook's toolbar provide another one. */
export const ClockContext = createContext<Clock>(systemClock);

/** The clock in use here. */
export const useClock = () => useContext(ClockContext);

export interface SteppedClock extends Clock {
  /** Lets `ms` milliseconds pass, and calls in order whatever is due. */
  step(ms: number): void;
}

/** A stopped clock, which moves only by `step`. */
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
