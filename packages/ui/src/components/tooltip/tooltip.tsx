import { Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { mergeProps } from '../../lib/merge-props.js';
import { TooltipGroup } from './tooltip-group.js';
import { TooltipPanel } from './tooltip-panel.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A few words. Nothing that is needed: there is no tooltip under a finger. */
  content: ReactNode;
  /** What it explains: one element that can take the focus. */
  children: ReactElement;
  /** Where it is when there is room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * Explains a control to whoever rests on it with the mouse (700 ms) or reaches it by keyboard (at once). Tooltips of one
 * `TooltipGroup` follow each other without waiting when the mouse goes on within 300 ms. Scrolling and Escape close it.
 *
 * Renders its child, and a `<div>` while it is open, which is the root. Styling hooks: `data-slot="tooltip-trigger"`;
 * `data-slot="tooltip-content"` with `data-state="open"`, `data-side`.
 */
export function Tooltip(props: TooltipProps) {
  return (
    <TooltipGroup>
      <GroupedTooltip {...props} />
    </TooltipGroup>
  );
}

function GroupedTooltip({ content, children, side = 'top', ...props }: TooltipProps) {
  const { open, change, enter, stay, leave } = useTooltip();
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger
        asChild
        data-slot="tooltip-trigger"
        onPointerEnter={enter}
        onPointerMove={enter}
        onPointerLeave={leave}
        onPointerDown={stay}
        // A touch leaves the focus behind; only focus from the keyboard opens it.
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Trigger>
      <TooltipPanel {...mergeProps(props, { onPointerEnter: stay, onPointerLeave: leave })} side={side}>
        {content}
      </TooltipPanel>
    </Root>
  );
}
