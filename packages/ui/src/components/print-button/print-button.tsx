'use client';

import { Printer } from 'lucide-react';
import { cn } from '../../lib/cn.js';
import { Button, type ButtonProps } from '../button/index.js';

export interface PrintButtonProps extends Omit<ButtonProps, 'variant' | 'size'> {}

/**
 * Prints the page. Left out without JavaScript and in print.
 *
 * Renders a `Button`. Styling hook: `data-slot="button"`.
 */
export const PrintButton = ({ children, className, onClick, ...props }: PrintButtonProps) => (
  <Button
    {...props}
    variant="line"
    size="sm"
    onClick={(event) => {
      onClick?.(event);
      window.print();
    }}
    className={cn('bl:noscript:hidden bl:print:hidden', className)}
  >
    <Printer size={18} strokeWidth={1.75} />
    <span className="bl:whitespace-normal">{children}</span>
  </Button>
);
