export { IconTip } from './icon-tip.js';
export { Tooltip, type TooltipProps } from './tooltip.js';
export { TooltipGroup, type TooltipGroupProps } from './tooltip-group.js';
