import PQueue from 'p-queue';
import type { Delivery } from '../contract/index.js';
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

/** In a window of ten minutes so many leads are mailed one by one, and the others in one digest when it ends. */
const SINGLES = 10;
const WINDOW_MS = 600_000;

export interface DigestLaneOptions {
  attempt(due: DueDelivery): Promise<unknown>;
  /** Resolves to whether the receiver took it. What it did not take becomes due again. */
  digest(deliveries: readonly Delivery[]): Promise<boolean>;
  now(): number;
}

/** A lane to people, whom a flood must not bury. Attempts are counted: a receiver may take what it does not answer. */
export function createDigestLane({ attempt, digest, now }: DigestLaneOptions): Lane {
  const singles = createLane(attempt);
  // By id: they are held for longer than their leases, and so claimed and added again.
  const held = new Map<string, Delivery>();
  let openedAt = Number.NEGATIVE_INFINITY;
  let left = SINGLES;
  let owed = false;
  let underWay: Promise<void> | undefined;

  // A clock that is set far back ends the window as well.
  const isOver = () => Math.abs(now() - openedAt) >= WINDOW_MS;
  function open(): void {
    openedAt = now();
    left = SINGLES;
    owed = held.size > 0;
  }

  return {
    add(due, until) {
      if (isOver() && !owed) open();
      if (left > 0) {
        left -= 1;
        return singles.add(due, until);
      }
      held.set(due.delivery.id, due.delivery);
      owed = true;
    },
    flush() {
      if (underWay || held.size === 0 || !isOver()) return;
      const deliveries = [...held.values()];
      held.clear();
      underWay = digest(deliveries).then((taken) => {
        underWay = undefined;
        if (taken) open();
      });
    },
    waiting: singles.waiting,
    stop() {
      held.clear();
      return Promise.all([singles.stop(), underWay]);
    },
  };
}
