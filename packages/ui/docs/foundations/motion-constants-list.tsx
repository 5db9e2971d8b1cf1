import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { MotionConstantRow } from './motion-constant-row.js';
import { motionConstants } from './motion-constants.js';

/** Every constant of timing.ts; each time fills its ring over itself. */
export function MotionConstantsList() {
  return (
    <div>
      <MotionToggle className="mb-2 -ml-3" />
      <ul className="grid gap-x-12 md:grid-cols-2">
        {motionConstants.map((constant) => (
          <MotionConstantRow key={constant.name} {...constant} />
        ))}
      </ul>
    </div>
  );
}
