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
    <span {...rootProps} className="bl:block">
      <ProgressRing
        elapsed={elapsed}
        duration={value}
        playing={state === 'playing'}
        strokeWidth={6}
        className="bl:size-8"
      />
    </span>
  );
}

/** One constant. For a duration, a ring fills in that time. */
function Constant({ name, value, unit }: { name: string; value: number; unit: 'ms' | 'px' | '' }) {
  return (
    <li className="bl:grid bl:grid-cols-[2rem_minmax(0,1fr)_auto] bl:items-center bl:gap-4 bl:border-line bl:border-t bl:py-2.5">
      {unit === 'ms' ? <Playing value={value} /> : <span />}
      <code className="bl:font-mono bl:text-caption bl:text-default">{name}</code>
      <span className="bl:text-body-sm bl:text-default bl:tabular-nums">
        {value.toLocaleString('en-CA')} {unit}
      </span>
    </li>
  );
}

/** Every duration, as a ring that fills in that time, then every limit. */
export function MotionConstantsList() {
  return (
    <div>
      <MotionToggle className="bl:mb-2 bl:-ms-3" />
      <ul className="bl:grid bl:gap-x-12 bl:md:grid-cols-2">
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
