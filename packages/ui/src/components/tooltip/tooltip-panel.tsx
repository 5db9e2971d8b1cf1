import { Arrow, Content, Portal, type TooltipContentProps } from '@radix-ui/react-tooltip';
import { cn } from '../../lib/cn.js';

interface TooltipPanelProps extends TooltipContentProps {
  /** Container element. @default the body */
  container?: HTMLElement | undefined;
}

/** The open tooltip, with an arrow to its trigger. */
export const TooltipPanel = ({ container, className, children, ...props }: TooltipPanelProps) => (
  <Portal container={container}>
    <Content
      {...props}
      collisionPadding={8}
      data-slot="tooltip-content"
      data-state="open"
      className={cn(
        'z-(--bl-z-tooltip) max-w-[min(18rem,calc(100vw-1rem))] animate-fade rounded-[4px] bg-solid px-2.5 py-1.5 text-caption font-medium text-on-solid-soft [animation-duration:var(--bl-duration-fast)]',
        className,
      )}
    >
      {children}
      <Arrow asChild width={1.5} height={10}>
        <span className="block h-2.5 w-[1.5px] bg-solid" />
      </Arrow>
    </Content>
  </Portal>
);
