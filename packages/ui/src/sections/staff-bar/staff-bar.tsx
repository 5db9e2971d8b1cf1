import type { ComponentProps } from 'react';
import { LogoLink } from '../../components/logo/index.js';
import { Tag } from '../../components/tag/index.js';
import { cn } from '../../lib/cn.js';

export interface StaffBarProps extends ComponentProps<'header'> {
  /** Text that says who may use the page. @default 'Staff only' */
  label?: string;
  /** Target of the logo. @default '/' */
  home?: string;
}

/**
 * The white bar at the top of a staff page, in place of the site's header: the logo, who may use the page, and, as
 * children, actions that are always available.
 *
 * Renders a `<header>`. Styling hook: `data-slot="staff-bar"`.
 */
export function StaffBar({ label = 'Staff only', home, children, className, ...props }: StaffBarProps) {
  return (
    <header {...props} data-slot="staff-bar" className={cn('border-line border-b bg-raised', className)}>
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <LogoLink href={home} className="max-sm:[&_svg]:h-6.5 sm:[&_svg]:h-7" />
        <Tag variant="line">{label}</Tag>
        {children && <div className="ms-auto flex flex-wrap items-center gap-3">{children}</div>}
      </div>
    </header>
  );
}
