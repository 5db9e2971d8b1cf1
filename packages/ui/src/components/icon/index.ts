export { Icon, type IconProps } from './icon.js';
export { type IconName, icons } from './icons.js';
