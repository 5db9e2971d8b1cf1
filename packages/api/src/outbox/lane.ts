import PQueue from 'p-queue';
import type { DueDelivery } from '../store/ports.js';

/** What goes out through one channel: however slow its receiver is, other channels do not wait for it. */
export interface Lane {
  /** @param until `performance.now()` when it is too late to begin: it is claimed again, and may be by somebody else. */
  add(due: DueDelivery, until: number): void;
  /** All that is due has been added. */
  flush?(): void;
  waiting(): number;
  /** Begins nothing more, and resolves when the attempts under way have ended. */
  stop(): Promise<unknown>;
}

export function createLane(attempt: (due: DueDelivery) => Promise<unknown>): Lane {
  const queue = new PQueue({ concurrency: 10 });
  return {
    add: (due, until) => void queue.add(async () => performance.now() <= until && attempt(due)),
    waiting: () => queue.size,
    stop() {
      queue.clear();
      return queue.onIdle();
    },
  };
}
