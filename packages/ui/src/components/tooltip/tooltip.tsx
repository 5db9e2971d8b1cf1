import { Arrow, Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { TooltipGroup } from './tooltip-group.js';
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

function GroupedTooltip({ content, children, side = 'top', className, ...props }: TooltipProps) {
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
      <Portal>
        <Content
          {...mergeProps(props, { onPointerEnter: stay, onPointerLeave: leave })}
          side={side}
          collisionPadding={8}
          data-slot="tooltip-content"
          data-state="open"
          className={cn(
            'z-(--z-tooltip) max-w-[min(18rem,calc(100vw-1rem))] animate-fade rounded-[4px] bg-solid px-2.5 py-1.5 text-caption font-medium text-on-solid-soft [animation-duration:var(--duration-fast)]',
            className,
          )}
        >
          {content}
          <Arrow asChild width={1.5} height={10}>
            <span className="block h-2.5 w-[1.5px] bg-solid" />
          </Arrow>
        </Content>
      </Portal>
    </Root>
  );
}
