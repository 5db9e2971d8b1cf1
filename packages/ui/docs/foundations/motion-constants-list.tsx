import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { limits } from '../../src/tokens/limits.js';
import { timing } from '../../src/tokens/timing.js';
import { MotionConstantRow } from './motion-constant-row.js';

/** Every duration, as a ring that fills in that time, then every limit. */
export function MotionConstantsList() {
  return (
    <div>
      <MotionToggle className="mb-2 -ms-3" />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {Object.entries(timing).map(([name, value]) => (
          <MotionConstantRow key={name} name={name} value={value} unit="ms" />
        ))}
        {Object.entries(limits).map(([name, value]) => (
          <MotionConstantRow key={name} name={name} value={value} unit={name.endsWith('Px') ? 'px' : ''} />
        ))}
      </ul>
    </div>
  );
}
