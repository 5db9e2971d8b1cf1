import { useEffect, useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { Checkbox } from '../../src/components/checkbox/index.js';
import { ProgressRing } from '../../src/components/progress-ring/index.js';
import { ClockContext, createSteppedClock } from '../../src/hooks/clock.js';
import { useRotation } from '../../src/hooks/use-rotation.js';
import { timing } from '../../src/tokens/timing.js';

const items = ['Profile', 'Analysis', 'Lenders', 'Funding'];
const reasons = ['hover', 'focus', 'hidden tab', 'pause motion'];
const steps = [100, 1000, 5000];

function Bench({ now }: { now: number }) {
  const { index, state, elapsed, select, pause, resume, pauseFor, rootProps } = useRotation({
    count: items.length,
    hold: timing.feature,
  });
  const [held, setHeld] = useState<readonly string[]>([]);
  const toggle = (reason: string) => {
    if (held.includes(reason)) resume(reason);
    else pause(reason);
    setHeld((before) => (before.includes(reason) ? before.filter((one) => one !== reason) : [...before, reason]));
  };
  return (
    <div {...rootProps} className="grid gap-6">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {items.map((item, at) => (
          <li key={item}>
            <button
              type="button"
              aria-pressed={at === index}
              data-state={at === index ? 'active' : 'inactive'}
              onClick={() => {
                select(at);
                pauseFor('click', timing.featureResume);
              }}
              className="flex w-full items-center gap-3 border-line-strong border-t-[1.5px] p-4 text-start font-display font-semibold text-default data-[state=active]:border-accent data-[state=active]:bg-raised"
            >
              <ProgressRing
                {...(at === index ? { elapsed, duration: timing.feature, playing: state === 'playing' } : { value: 0 })}
                key={at === index ? 'following' : 'still'}
                className="size-8"
              />
              {item}
            </button>
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-code text-caption text-default sm:grid-cols-4">
        <li>clock: {now} ms</li>
        <li>data-index: {index}</li>
        <li>data-rotation: {state}</li>
        <li>elapsed: {elapsed()} ms</li>
      </ul>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="font-semibold text-body-sm text-default">Reasons to pause</legend>
        {reasons.map((reason) => (
          <Checkbox key={reason} label={reason} checked={held.includes(reason)} onChange={() => toggle(reason)} />
        ))}
      </fieldset>
    </div>
  );
}

/** A rotation with its own stopped clock, which buttons advance. */
export function RotationBench() {
  const [clock] = useState(createSteppedClock);
  const [now, setNow] = useState(0);
  useEffect(() => setNow(clock.now()), [clock]);
  return (
    <ClockContext value={clock}>
      <div className="mb-6 flex flex-wrap gap-2">
        {steps.map((ms) => (
          <Button
            key={ms}
            size="sm"
            variant="line"
            onClick={() => {
              clock.step(ms);
              setNow(clock.now());
            }}
          >
            Step {ms.toLocaleString('en-CA')} ms
          </Button>
        ))}
      </div>
      <Bench now={now} />
    </ClockContext>
  );
}
