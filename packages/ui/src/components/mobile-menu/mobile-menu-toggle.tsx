import { Menu } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface MobileMenuToggleProps extends ComponentProps<'button'> {
  /** Id of the sheet, which the button opens and closes even without JavaScript. */
  sheet: string;
}

/** The button that opens the sheet; within the sheet, the one that closes it. While the sheet covers it, it is away. */
export function MobileMenuToggle({ sheet, children, ...props }: MobileMenuToggleProps) {
  return (
    <button
      type="button"
      popoverTarget={sheet}
      aria-controls={sheet}
      aria-expanded={false}
      {...props}
      data-slot="mobile-menu-toggle"
      className="-mr-3 ml-auto grid size-11 flex-none place-items-center rounded-control text-default hover:bg-sunken data-[state=open]:invisible lg:hidden"
    >
      {children ?? <Menu size={24} strokeWidth={1.75} aria-hidden />}
    </button>
  );
}
