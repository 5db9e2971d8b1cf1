import { describe, expect, it } from 'vitest';
import { createSteppedClock } from './clock.js';
import { createRotation, type RotationOptions } from './rotation.js';

function start(options: Partial<RotationOptions> = {}) {
  const clock = createSteppedClock();
  const rotation = createRotation({ count: 3, hold: 4000, ...options }, clock);
  const seen: string[] = [];
  rotation.subscribe(() => {
    const { index, phase, state } = rotation.snapshot();
    seen.push(`${clock.now()} ${index} ${phase} ${state}`);
  });
  return { clock, rotation, seen };
}

describe('createRotation', () => {
  it('advances at each multiple of its hold and wraps', () => {
    const { clock, rotation } = start();
    clock.step(3999);
    expect(rotation.snapshot().index).toBe(0);
    clock.step(1);
    expect(rotation.snapshot().index).toBe(1);
    clock.step(8000);
    expect(rotation.snapshot().index).toBe(0);
  });

  it('waits for `first` before the first change, and has no current item until then', () => {
    const { clock, rotation } = start({ first: 1000, start: -1 });
    clock.step(999);
    expect(rotation.snapshot().index).toBe(-1);
    clock.step(1);
    expect(rotation.snapshot().index).toBe(0);
    clock.step(4000);
    expect(rotation.snapshot().index).toBe(1);
  });

  it('starts a fade at every hold, changes the item in its middle, and ends it on time', () => {
    const { clock, seen } = start({ hold: 5000, fade: 500 });
    clock.step(10_000);
    expect(seen).toEqual([
      '5000 0 fading playing',
      '5250 1 fading playing',
      '5500 1 visible playing',
      '10000 1 fading playing',
    ]);
  });

  it('does not move until every reason to pause is removed, then continues with the remaining time', () => {
    const { clock, rotation } = start();
    clock.step(3000);
    rotation.pause('hover');
    rotation.pause('hidden');
    clock.step(60_000);
    rotation.resume('hover');
    clock.step(60_000);
    expect(rotation.snapshot()).toEqual({ index: 0, phase: 'visible', state: 'paused' });
    rotation.resume('hidden');
    clock.step(999);
    expect(rotation.snapshot().index).toBe(0);
    clock.step(1);
    expect(rotation.snapshot().index).toBe(1);
  });

  it('restarts the time of a selected item, and counts a timed pause from the last call', () => {
    const { clock, rotation } = start();
    rotation.select(2);
    rotation.pauseFor('click', 5000);
    clock.step(3000);
    rotation.select(1);
    rotation.pauseFor('click', 5000);
    clock.step(4999);
    expect(rotation.snapshot().state).toBe('paused');
    clock.step(1);
    expect(rotation.snapshot()).toEqual({ index: 1, phase: 'visible', state: 'playing' });
    clock.step(3999);
    expect(rotation.snapshot().index).toBe(1);
    clock.step(1);
    expect(rotation.snapshot().index).toBe(2);
  });

  it('completes a change that a pause interrupts', () => {
    const { clock, rotation } = start({ hold: 5000, fade: 500 });
    clock.step(5100);
    rotation.pause('hidden');
    expect(rotation.snapshot()).toEqual({ index: 1, phase: 'visible', state: 'paused' });
  });

  it('measures how long an item has been current, without pauses', () => {
    const { clock, rotation } = start();
    clock.step(1000);
    rotation.pause('hover');
    clock.step(5000);
    expect(rotation.elapsed()).toBe(1000);
    rotation.resume('hover');
    clock.step(500);
    expect(rotation.elapsed()).toBe(1500);
    clock.step(2500);
    expect(rotation.elapsed()).toBe(0);
  });

  it('changes only once when its timer is late', () => {
    let time = 0;
    let due: (() => void) | undefined;
    const clock = {
      now: () => time,
      after: (_: number, callback: () => void) => {
        due = callback;
        return () => {
          due = undefined;
        };
      },
    };
    const rotation = createRotation({ count: 3, hold: 4000 }, clock);
    time = 60_000;
    due?.();
    expect(rotation.snapshot().index).toBe(1);
  });

  it('does not move with a single item or after it was stopped', () => {
    const single = start({ count: 1 });
    single.clock.step(60_000);
    expect(single.rotation.snapshot()).toEqual({ index: 0, phase: 'visible', state: 'paused' });
    const { clock, rotation, seen } = start();
    rotation.stop();
    clock.step(60_000);
    expect(seen).toEqual([]);
  });

  it('stops at a single item after the fade to it', () => {
    const single = start({ count: 1, start: -1, first: 1000, hold: 5000, fade: 500 });
    single.clock.step(60_000);
    expect(single.seen).toEqual([
      '1000 -1 fading playing',
      '1250 0 fading playing',
      '1500 0 visible playing',
      '1500 0 visible paused',
    ]);
    single.rotation.pause('hover');
    single.rotation.resume('hover');
    single.clock.step(60_000);
    expect(single.rotation.snapshot().state).toBe('paused');
    expect(single.rotation.elapsed()).toBe(0);
  });

  it('does nothing without items', () => {
    const { clock, rotation, seen } = start({ count: 0 });
    rotation.select(0);
    rotation.pause('hover');
    rotation.pauseFor('click', 5000);
    rotation.resume('hover');
    clock.step(60_000);
    expect(rotation.snapshot()).toEqual({ index: -1, phase: 'visible', state: 'paused' });
    expect(seen).toEqual([]);
    expect(rotation.held()).toEqual([]);
  });

  it('lists the active reasons to pause with their remaining time', () => {
    const { clock, rotation } = start();
    rotation.pause('hover');
    rotation.pauseFor('click', 5000);
    clock.step(3000);
    expect(rotation.held()).toEqual([
      ['hover', Number.POSITIVE_INFINITY],
      ['click', 2000],
    ]);
    clock.step(2000);
    expect(rotation.held()).toEqual([['hover', Number.POSITIVE_INFINITY]]);
  });
});
