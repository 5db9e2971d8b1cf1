import type { LucideIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../icon-button/index.js';

export interface MobileMenuToggleProps extends IconButtonProps {
  icon: LucideIcon;
  /** Id of the sheet, which the button opens and closes even without JavaScript. */
  sheet: string;
}

/** The button that opens the sheet; within the sheet, the one that closes it. While the sheet covers it, it is away. */
export function MobileMenuToggle({ sheet, ...props }: MobileMenuToggleProps) {
  return (
    <IconButton
      variant="quiet"
      popoverTarget={sheet}
      aria-controls={sheet}
      aria-expanded={false}
      {...props}
      className="-mr-3 data-[state=open]:invisible lg:hidden print:hidden"
    />
  );
}
