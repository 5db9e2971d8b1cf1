import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { ProgressRing } from '../../src/components/progress-ring/index.js';
import { useRotation } from '../../src/hooks/use-rotation.js';
import { limits } from '../../src/tokens/limits.js';
import { timing } from '../../src/tokens/timing.js';

/** Minimum milliseconds between repetitions, so that short durations do not flicker. */
const shortest = 2000;

function Playing({ value }: { value: number }) {
  const { elapsed, state, rootProps } = useRotation({ count: 2, hold: Math.max(value, shortest) });
  return (
    <span {...rootProps} className="block">
      <ProgressRing
        elapsed={elapsed}
        duration={value}
        playing={state === 'playing'}
        strokeWidth={6}
        className="size-8"
      />
    </span>
  );
}

/** One constant. For a duration, a ring fills in that time. */
function Constant({ name, value, unit }: { name: string; value: number; unit: 'ms' | 'px' | '' }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-4 border-line border-t py-2.5">
      {unit === 'ms' ? <Playing value={value} /> : <span />}
      <code className="font-mono text-caption text-default">{name}</code>
      <span className="text-body-sm text-default tabular-nums">
        {value.toLocaleString('en-CA')} {unit}
      </span>
    </li>
  );
}

/** Every duration, as a ring that fills in that time, then every limit. */
export function MotionConstantsList() {
  return (
    <div>
      <MotionToggle className="mb-2 -ms-3" />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {Object.entries(timing).map(([name, value]) => (
          <Constant key={name} name={name} value={value} unit="ms" />
        ))}
        {Object.entries(limits).map(([name, value]) => (
          <Constant key={name} name={name} value={value} unit={name.endsWith('Px') ? 'px' : ''} />
        ))}
      </ul>
    </div>
  );
}
