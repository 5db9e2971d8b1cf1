import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface FieldMessageProps extends ComponentProps<'p'> {}

/**
 * An error message below a field. Refer to it from the field's `aria-describedby`; the kit's fields do that themselves.
 *
 * Renders a `<p>`. Styling hook: `data-slot="field-message"`.
 */
export function FieldMessage({ className, children, ...props }: FieldMessageProps) {
  return (
    <p
      {...props}
      data-slot="field-message"
      className={cn(
        'bl:flex bl:items-start bl:gap-1.5 bl:font-medium bl:text-body-sm bl:text-danger bl:leading-snug',
        className,
      )}
    >
      <CircleAlert size={18} strokeWidth={1.75} className="bl:mt-px bl:flex-none" />
      <span>{children}</span>
    </p>
  );
}
