'use client';

import { Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { mergeProps } from '../../lib/merge-props.js';
import { TooltipGroup } from './tooltip-group.js';
import { TooltipPanel } from './tooltip-panel.js';
import { useTooltip } from './use-tooltip.js';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'children'> {
  /** A short text. Nothing essential: touch screens show no tooltip. */
  content: ReactNode;
  /** The trigger: one focusable element. */
  children: ReactElement;
  /** Preferred side of the trigger. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * Explains a control on mouse hover (after 700 ms) and keyboard focus (immediately). Tooltips of one `TooltipGroup`
 * follow each other without delay if the mouse moves on within 300 ms. Scrolling and Escape close it.
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
  const { open, change, enter, focus, stay, leave } = useTooltip();
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger
        asChild
        data-slot="tooltip-trigger"
        onPointerEnter={enter}
        onPointerMove={enter}
        onPointerLeave={leave}
        onPointerDown={stay}
        onFocus={(event) => {
          // Prevent Radix from opening it also after a touch.
          event.preventDefault();
          focus(event.currentTarget);
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
