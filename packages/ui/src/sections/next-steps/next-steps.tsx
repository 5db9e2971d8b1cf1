import type { ComponentProps } from 'react';
import { HorizonStops } from '../../components/horizon-stops/index.js';
import type { Step } from '../../types.js';

export interface NextStepsProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** Title and steps: the first is what the reader is about to do. */
  content: { title: string; items: readonly Step[] };
  /** Index of the next step, from 0. @default 1 */
  current?: number;
}

/**
 * What happens after a form has been sent, as steps on a vertical line. It does not move.
 *
 * Renders a `<div>`. Styling hook: `data-slot="next-steps"`.
 */
export function NextSteps({ content, current = 1, ...props }: NextStepsProps) {
  return (
    <div {...props} data-slot="next-steps">
      <h2 className="bl:mb-5 bl:text-heading-sm">{content.title}</h2>
      <HorizonStops steps={content.items} current={current} orientation="vertical" />
    </div>
  );
}
