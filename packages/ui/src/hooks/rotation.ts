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
  let snapshot: RotationSnapshot = { index: Math.min(start, count - 1), phase: 'visible', state: 'playing' };
  let stage: Stage = 'holding';
  let remaining = first;
  let deadline = 0;
  let cancelTimer: (() => void) | undefined;
  let elapsedBefore = 0;
  let startedAt = 0;

  const update = (part: Partial<RotationSnapshot>) => {
    const next = { ...snapshot, ...part };
    if (next.index === snapshot.index && next.phase === snapshot.phase && next.state === snapshot.state) return;
    snapshot = next;
    for (const listener of listeners) listener();
  };
  const show = (index: number, phase: RotationSnapshot['phase']) => {
    elapsedBefore = 0;
    startedAt = clock.now();
    update({ index, phase });
  };
  // Zero or one item: nothing to rotate.
  const isFinished = () => count < 2 && stage === 'holding' && snapshot.index >= count - 1;
  const startTimer = (from: number) => {
    if (isFinished()) {
      cancelTimer = undefined;
      return update({ state: 'paused' });
    }
    deadline = from + remaining;
    cancelTimer = clock.after(Math.max(0, deadline - clock.now()), onTimer);
  };
  const stopTimer = () => {
    if (!cancelTimer) return;
    cancelTimer();
    cancelTimer = undefined;
    remaining = Math.max(0, deadline - clock.now());
    elapsedBefore += clock.now() - startedAt;
  };

  function onTimer() {
    const next = (snapshot.index + 1) % count;
    if (stage === 'holding' && fade > 0) {
      stage = 'leaving';
      remaining = fade / 2;
      update({ phase: 'fading' });
    } else if (stage === 'leaving') {
      stage = 'entering';
      remaining = fade - fade / 2;
      show(next, 'fading');
    } else if (stage === 'entering') {
      stage = 'holding';
      remaining = hold - fade;
      update({ phase: 'visible' });
    } else {
      remaining = hold;
      show(next, 'visible');
    }
    startTimer(clock.now() - deadline < remaining ? deadline : clock.now());
  }

  const pauseFor = (reason: string, ms: number) => {
    if (count < 1) return;
    reasons.get(reason)?.cancel?.();
    reasons.set(reason, {
      until: clock.now() + ms,
      cancel: ms < Infinity ? clock.after(ms, () => resume(reason)) : undefined,
    });
    if (snapshot.state === 'paused') return;
    stopTimer();
    // Complete a change that has started, so that it does not stop in the middle of its fade.
    if (stage !== 'holding') {
      const index = stage === 'leaving' ? (snapshot.index + 1) % count : snapshot.index;
      stage = 'holding';
      remaining = hold - fade;
      show(index, 'visible');
    }
    update({ state: 'paused' });
  };
  const resume = (reason: string) => {
    reasons.get(reason)?.cancel?.();
    if (!reasons.delete(reason) || reasons.size > 0 || isFinished()) return;
    startedAt = clock.now();
    startTimer(clock.now());
    update({ state: 'playing' });
  };

  startedAt = clock.now();
  startTimer(startedAt);

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(index) {
      if (count < 1) return;
      stopTimer();
      stage = 'holding';
      remaining = hold;
      show(index, 'visible');
      if (snapshot.state === 'playing') startTimer(clock.now());
    },
    pause: (reason) => pauseFor(reason, Infinity),
    resume,
    pauseFor,
    held: () => [...reasons].map(([reason, { until }]) => [reason, until - clock.now()]),
    elapsed: () => elapsedBefore + (cancelTimer ? clock.now() - startedAt : 0),
    stop() {
      cancelTimer?.();
      cancelTimer = undefined;
      for (const reason of reasons.values()) reason.cancel?.();
      reasons.clear();
      listeners.clear();
    },
  };
}
