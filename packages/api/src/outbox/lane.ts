import type { DueDelivery } from '../store/ports.js';

/** So many attempts of one channel are under way at once. */
const AT_ONCE = 10;

/** What goes out through one channel: however slow its receiver is, other channels do not wait for it. */
export interface Lane {
  /** @param until `performance.now()` when it is too late to begin: it is claimed again, and may be by somebody else. */
  add(due: DueDelivery, until: number): void;
  /** All that is due has been added. */
  flush?(): void;
  /** How many wait for their turn. */
  readonly waiting: number;
  /** Begins nothing more, and resolves when the attempts under way have ended. */
  stop(): Promise<void>;
}

export function createLane(attempt: (due: DueDelivery) => Promise<unknown>): Lane {
  const queue: { due: DueDelivery; until: number }[] = [];
  const underWay = new Set<Promise<unknown>>();

  function next(): void {
    while (underWay.size < AT_ONCE) {
      const first = queue.shift();
      if (!first) return;
      if (performance.now() > first.until) continue;
      const running = attempt(first.due).finally(() => {
        underWay.delete(running);
        next();
      });
      underWay.add(running);
    }
  }

  return {
    add(due, until) {
      queue.push({ due, until });
      next();
    },
    get waiting() {
      return queue.length;
    },
    async stop() {
      queue.length = 0;
      await Promise.all(underWay);
    },
  };
}
