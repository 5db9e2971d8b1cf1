import { IconRing, type IconRingProps } from '../icon-ring/index.js';
import { ProgressRing, type ProgressRingProps } from '../progress-ring/index.js';
import { useRotatorContext, useRotatorItem } from './rotator-context.js';

export interface RotatorRingProps extends Omit<ProgressRingProps, 'value' | 'elapsed' | 'duration' | 'playing'> {
  /** What is seen while the item is not active: an empty ring, a full one once the turn has passed it, or none. @default 'empty' */
  idle?: 'empty' | 'passed' | 'none';
}

/** The ring that fills while its item is active. Renders a `ProgressRing`. */
export function RotatorRing({ idle = 'empty', ...props }: RotatorRingProps) {
  const { index, ring } = useRotatorContext();
  const { place, state } = useRotatorItem();
  if (state === 'active') return <ProgressRing {...props} {...ring} />;
  if (idle === 'none') return null;
  return <ProgressRing {...props} value={idle === 'passed' && place < index ? 100 : 0} />;
}

/** The same ring around an icon or a number. Renders an `IconRing`. */
export function RotatorIconRing(props: Pick<IconRingProps, 'size' | 'className' | 'children'>) {
  const { ring } = useRotatorContext();
  const { state } = useRotatorItem();
  return <IconRing {...props} state={state} {...(state === 'active' && ring)} />;
}
