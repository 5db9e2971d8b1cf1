import { RefreshCw } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../icon-button/index.js';
import { Tooltip } from '../tooltip/index.js';

/** Loads the list again. A tooltip names its icon. */
export const RefreshButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Tooltip content={label}>
    <Undescribed icon={RefreshCw} aria-label={label} onClick={onClick} className="size-12" />
  </Tooltip>
);

/** Without the tooltip as its description: that repeats the name, and both would be heard. */
const Undescribed = ({ 'aria-describedby': _, ...props }: IconButtonProps) => <IconButton {...props} />;
