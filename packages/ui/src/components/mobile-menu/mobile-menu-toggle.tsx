import { IconButton, type IconButtonProps } from '../icon-button/index.js';

export interface MobileMenuToggleProps extends IconButtonProps {
  /** Id of the sheet. The button opens and closes it even without JavaScript. */
  sheet: string;
}

/** The button that opens the sheet, or closes it from inside. The outer one is hidden while the sheet is open. */
export function MobileMenuToggle({ sheet, ...props }: MobileMenuToggleProps) {
  return (
    <IconButton
      variant="quiet"
      popoverTarget={sheet}
      aria-controls={sheet}
      aria-expanded={false}
      {...props}
      className="bl:-me-3 bl:data-[state=open]:invisible bl:lg:hidden bl:print:hidden"
    />
  );
}
