import { RefreshCw } from 'lucide-react';
import { IconButton } from '../icon-button/index.js';

/** Loads the list again. */
export const RefreshButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton icon={RefreshCw} aria-label={label} onClick={onClick} className="bl:size-12" />
);
