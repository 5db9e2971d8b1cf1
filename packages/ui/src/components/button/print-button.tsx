import { Printer } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import { Button, type ButtonProps } from './button.js';

export interface PrintButtonProps extends Omit<ButtonProps, 'onClick' | 'variant' | 'size'> {}

/**
 * Prints the page. Left out without JavaScript and in print.
 *
 * Renders a `Button`.
 */
export const PrintButton = ({ children, className, ...props }: PrintButtonProps) => (
  <Button
    {...props}
    variant="line"
    size="sm"
    onClick={() => window.print()}
    className={cn('bl:noscript:hidden bl:print:hidden', className)}
  >
    <Printer size={18} strokeWidth={1.75} />
    <span>{children}</span>
  </Button>
);
