export { IconButton, type IconButtonProps } from './icon-button.js';
export { useIconTip } from './use-icon-tip.js';
