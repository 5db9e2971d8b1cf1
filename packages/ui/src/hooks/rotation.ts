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

/** A timer that keeps its remaining time while it is stopped. */
function createCountdown(clock: Clock, onEnd: () => void) {
  let remaining = 0;
  let deadline = 0;
  let cancel: (() => void) | undefined;
  const startFrom = (time: number) => {
    deadline = time + remaining;
    cancel = clock.after(Math.max(0, deadline - clock.now()), onEnd);
  };
  return {
    set(ms: number) {
      remaining = ms;
    },
    start: () => startFrom(clock.now()),
    /** Counts from the last deadline, so that lateness does not add up; from now if a whole period was missed. */
    startAgain: () => startFrom(clock.now() - deadline < remaining ? deadline : clock.now()),
    stop() {
      if (!cancel) return;
      cancel();
      cancel = undefined;
      remaining = Math.max(0, deadline - clock.now());
    },
  };
}

/** Measures milliseconds, except while it is stopped. */
function createStopwatch(clock: Clock) {
  let before = 0;
  let startedAt: number | undefined;
  const elapsed = () => before + (startedAt === undefined ? 0 : clock.now() - startedAt);
  return {
    elapsed,
    start() {
      startedAt ??= clock.now();
    },
    stop() {
      before = elapsed();
      startedAt = undefined;
    },
    reset() {
      before = 0;
      if (startedAt !== undefined) startedAt = clock.now();
    },
  };
}

/** Reasons to pause. Each stays until it is removed or its time is over; then, if none is left, `onEmpty` is called. */
function createReasons(clock: Clock, onEmpty: () => void) {
  const reasons = new Map<string, { until: number; cancel: (() => void) | undefined }>();
  const remove = (reason: string) => {
    reasons.get(reason)?.cancel?.();
    if (reasons.delete(reason) && reasons.size === 0) onEmpty();
  };
  return {
    add(reason: string, ms: number) {
      reasons.get(reason)?.cancel?.();
      reasons.set(reason, {
        until: clock.now() + ms,
        cancel: ms < Infinity ? clock.after(ms, () => remove(reason)) : undefined,
      });
    },
    remove,
    /** The reasons with their remaining milliseconds. */
    list: () => [...reasons].map(([reason, { until }]) => [reason, until - clock.now()] as const),
    clear() {
      for (const { cancel } of reasons.values()) cancel?.();
      reasons.clear();
    },
  };
}

/** The current snapshot and its listeners, which are called only if something changed. */
function createSnapshots(first: RotationSnapshot) {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    update(part: Partial<RotationSnapshot>) {
      const next = { ...current, ...part };
      if (next.index === current.index && next.phase === current.phase && next.state === current.state) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}

/**
 * Advances an index through `count` items on `clock`, except while there is a reason to pause. Independent of React and
 * the page. Late timers never cause a burst: each timer makes at most one change, and the next interval starts from
 * there.
 */
export function createRotation(options: RotationOptions, clock: Clock): RotationEngine {
  const { count, hold, first = hold, fade = 0, start = 0 } = options;
  const snapshots = createSnapshots({ index: Math.min(start, count - 1), phase: 'visible', state: 'playing' });
  const countdown = createCountdown(clock, advance);
  const shownFor = createStopwatch(clock);
  const reasons = createReasons(clock, play);
  let stage: Stage = 'holding';

  const enter = (next: Stage, ms: number) => {
    stage = next;
    countdown.set(ms);
  };
  const show = (index: number, phase: RotationSnapshot['phase']) => {
    shownFor.reset();
    snapshots.update({ index, phase });
  };
  const halt = () => {
    countdown.stop();
    shownFor.stop();
  };
  // Zero or one item: nothing to rotate.
  const isFinished = () => count < 2 && stage === 'holding' && snapshots.get().index >= count - 1;
  const nextIndex = () => (snapshots.get().index + 1) % count;

  function advance() {
    if (stage === 'holding' && fade > 0) {
      enter('leaving', fade / 2);
      snapshots.update({ phase: 'fading' });
    } else if (stage === 'leaving') {
      enter('entering', fade - fade / 2);
      show(nextIndex(), 'fading');
    } else if (stage === 'entering') {
      enter('holding', hold - fade);
      snapshots.update({ phase: 'visible' });
    } else {
      enter('holding', hold);
      show(nextIndex(), 'visible');
    }
    if (!isFinished()) return countdown.startAgain();
    halt();
    shownFor.reset();
    snapshots.update({ state: 'paused' });
  }

  function play() {
    if (isFinished()) return;
    shownFor.start();
    countdown.start();
    snapshots.update({ state: 'playing' });
  }

  const pauseFor = (reason: string, ms: number) => {
    if (count < 1) return;
    reasons.add(reason, ms);
    if (snapshots.get().state === 'paused') return;
    halt();
    // Complete a change that has started, so that it does not stop in the middle of its fade.
    if (stage !== 'holding') {
      const index = stage === 'leaving' ? nextIndex() : snapshots.get().index;
      enter('holding', hold - fade);
      show(index, 'visible');
    }
    snapshots.update({ state: 'paused' });
  };

  countdown.set(first);
  if (isFinished()) snapshots.update({ state: 'paused' });
  else play();

  return {
    snapshot: snapshots.get,
    subscribe: snapshots.subscribe,
    select(index) {
      if (count < 1) return;
      halt();
      enter('holding', hold);
      show(index, 'visible');
      if (snapshots.get().state === 'paused') return;
      if (isFinished()) snapshots.update({ state: 'paused' });
      else play();
    },
    pause: (reason) => pauseFor(reason, Infinity),
    resume: reasons.remove,
    pauseFor,
    held: reasons.list,
    elapsed: shownFor.elapsed,
    stop() {
      halt();
      reasons.clear();
      snapshots.clear();
    },
  };
}
