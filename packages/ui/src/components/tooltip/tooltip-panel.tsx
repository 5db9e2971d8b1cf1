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
        'bl:z-(--bl-z-tooltip) bl:max-w-[min(18rem,calc(100vw-1rem))] bl:px-2.5 bl:py-1.5',
        'bl:animate-fade bl:rounded-[4px] bl:bg-solid bl:text-caption bl:font-medium bl:text-on-solid-soft bl:[animation-duration:var(--bl-duration-fast)]',
        className,
      )}
    >
      <span>{children}</span>
      <Arrow asChild width={1.5} height={10}>
        <span className="bl:block bl:h-2.5 bl:w-[1.5px] bl:bg-solid" />
      </Arrow>
    </Content>
  </Portal>
);
