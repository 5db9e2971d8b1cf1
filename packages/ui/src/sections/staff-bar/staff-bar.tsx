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
    <header {...props} data-slot="staff-bar" className={cn('bl:border-line bl:border-b bl:bg-raised', className)}>
      <div className="bl:wrap bl:flex bl:min-h-16 bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-2 bl:py-2">
        <LogoLink href={home} className="bl:max-sm:[&_svg]:h-6.5 bl:sm:[&_svg]:h-7" />
        <Tag variant="line">{label}</Tag>
        {children && <div className="bl:ms-auto bl:flex bl:flex-wrap bl:items-center bl:gap-3">{children}</div>}
      </div>
    </header>
  );
}
