import type { Clock } from './clock.js';

export interface RotationOptions {
  /** Number of items. A single one becomes current and stays current. */
  count: number;
  /** Milliseconds from one change to the next; with a fade, from the start of one fade to the start of the next. */
  hold: number;
  /** Milliseconds before the first change. @default hold */
  first?: number;
  /** Milliseconds that a change takes; part of `hold`. The next item is shown from its middle on. @default 0 */
  fade?: number;
  /** Index before the first change; -1 when nothing is current yet. @default 0 */
  start?: number;
}

/** The state of a rotation; a new object only if something changed. */
export interface RotationSnapshot {
  index: number;
  phase: 'visible' | 'fading';
  state: 'playing' | 'paused';
}

export interface RotationEngine {
  snapshot(): RotationSnapshot;
  subscribe(listener: () => void): () => void;
  /** Makes `index` current immediately and restarts its time. */
  select(index: number): void;
  /** Pauses and keeps the remaining time, until every reason has been removed. */
  pause(reason: string): void;
  resume(reason: string): void;
  /** Pauses for `ms` from the last call with this reason. */
  pauseFor(reason: string, ms: number): void;
  /** The active reasons to pause, each with its remaining milliseconds. */
  held(): (readonly [reason: string, ms: number])[];
  /** Milliseconds for which the current item has been current, without pauses. */
  elapsed(): number;
  /** Stops every timer. */
  stop(): void;
}

type Stage = 'holding' | 'leaving' | 'entering';

/**
 * Advances an index through `count` items on `clock`, except while there is a reason to pause. Independent of React and
 * the page. Late timers never cause a burst: each timer makes at most one change, and the next interval starts from
 * there.
 */
export function createRotation(options: RotationOptions, clock: Clock): RotationEngine {
  const { count, hold, first = hold, fade = 0, start = 0 } = options;
  const listeners = new Set<() => void>();
  const reasons = new Map<string, { until: number; cancel: (() => void) | undefined }>();
  let now: RotationSnapshot = { index: Math.min(start, count - 1), phase: 'visible', state: 'playing' };
  let stage: Stage = 'holding';
  let left = first;
  let deadline = 0;
  let cancel: (() => void) | undefined;
  let spent = 0;
  let since = 0;

  const change = (part: Partial<RotationSnapshot>) => {
    const next = { ...now, ...part };
    if (next.index === now.index && next.phase === now.phase && next.state === now.state) return;
    now = next;
    for (const listener of listeners) listener();
  };
  const enter = (index: number, phase: RotationSnapshot['phase']) => {
    spent = 0;
    since = clock.now();
    change({ index, phase });
  };
  // Zero or one item: nothing to rotate.
  const settled = () => count < 2 && stage === 'holding' && now.index >= count - 1;
  const run = (from: number) => {
    if (settled()) {
      cancel = undefined;
      return change({ state: 'paused' });
    }
    deadline = from + left;
    cancel = clock.after(Math.max(0, deadline - clock.now()), fire);
  };
  const halt = () => {
    if (!cancel) return;
    cancel();
    cancel = undefined;
    left = Math.max(0, deadline - clock.now());
    spent += clock.now() - since;
  };

  function fire() {
    const next = (now.index + 1) % count;
    if (stage === 'holding' && fade > 0) {
      stage = 'leaving';
      left = fade / 2;
      change({ phase: 'fading' });
    } else if (stage === 'leaving') {
      stage = 'entering';
      left = fade - fade / 2;
      enter(next, 'fading');
    } else if (stage === 'entering') {
      stage = 'holding';
      left = hold - fade;
      change({ phase: 'visible' });
    } else {
      left = hold;
      enter(next, 'visible');
    }
    run(clock.now() - deadline < left ? deadline : clock.now());
  }

  const pauseFor = (reason: string, ms: number) => {
    if (count < 1) return;
    reasons.get(reason)?.cancel?.();
    reasons.set(reason, {
      until: clock.now() + ms,
      cancel: ms < Infinity ? clock.after(ms, () => resume(reason)) : undefined,
    });
    if (now.state === 'paused') return;
    halt();
    // Complete a running change, so that it is not left half visible.
    if (stage !== 'holding') {
      const index = stage === 'leaving' ? (now.index + 1) % count : now.index;
      stage = 'holding';
      left = hold - fade;
      enter(index, 'visible');
    }
    change({ state: 'paused' });
  };
  const resume = (reason: string) => {
    reasons.get(reason)?.cancel?.();
    if (!reasons.delete(reason) || reasons.size > 0 || settled()) return;
    since = clock.now();
    run(clock.now());
    change({ state: 'playing' });
  };

  since = clock.now();
  run(since);

  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(index) {
      if (count < 1) return;
      halt();
      stage = 'holding';
      left = hold;
      enter(index, 'visible');
      if (now.state === 'playing') run(clock.now());
    },
    pause: (reason) => pauseFor(reason, Infinity),
    resume,
    pauseFor,
    held: () => [...reasons].map(([reason, { until }]) => [reason, until - clock.now()]),
    elapsed: () => spent + (cancel ? clock.now() - since : 0),
    stop() {
      cancel?.();
      cancel = undefined;
      for (const reason of reasons.values()) reason.cancel?.();
      reasons.clear();
      listeners.clear();
    },
  };
}
