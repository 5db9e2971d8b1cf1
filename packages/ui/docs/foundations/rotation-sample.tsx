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

function SteppedRotation({ now }: { now: number }) {
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
    <div {...rootProps} className="bl:grid bl:gap-6">
      <ul className="bl:grid bl:grid-cols-2 bl:gap-3 bl:md:grid-cols-4">
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
              className="bl:flex bl:w-full bl:items-center bl:gap-3 bl:border-line-strong bl:border-t-[1.5px] bl:p-4 bl:text-start bl:font-display bl:font-semibold bl:text-default bl:data-[state=active]:border-accent bl:data-[state=active]:bg-raised"
            >
              <ProgressRing
                {...(at === index ? { elapsed, duration: timing.feature, playing: state === 'playing' } : { value: 0 })}
                key={at === index ? 'following' : 'still'}
                className="bl:size-8"
              />
              {item}
            </button>
          </li>
        ))}
      </ul>
      <ul className="bl:grid bl:grid-cols-2 bl:gap-x-6 bl:gap-y-1 bl:font-code bl:text-caption bl:text-default bl:sm:grid-cols-4">
        <li>clock: {now} ms</li>
        <li>data-index: {index}</li>
        <li>data-rotation: {state}</li>
        <li>elapsed: {elapsed()} ms</li>
      </ul>
      <fieldset className="bl:flex bl:flex-wrap bl:gap-x-6">
        <legend className="bl:font-semibold bl:text-body-sm bl:text-default">Reasons to pause</legend>
        {reasons.map((reason) => (
          <Checkbox key={reason} label={reason} checked={held.includes(reason)} onChange={() => toggle(reason)} />
        ))}
      </fieldset>
    </div>
  );
}

/** A rotation with its own stopped clock, which buttons advance. */
export function RotationSample() {
  const [clock] = useState(createSteppedClock);
  const [now, setNow] = useState(0);
  useEffect(() => setNow(clock.now()), [clock]);
  return (
    <ClockContext value={clock}>
      <div className="bl:mb-6 bl:flex bl:flex-wrap bl:gap-2">
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
      <SteppedRotation now={now} />
    </ClockContext>
  );
}
