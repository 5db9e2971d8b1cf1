export { Tooltip, type TooltipProps } from './tooltip.js';
export { TooltipGroup, type TooltipGroupProps } from './tooltip-group.js';
