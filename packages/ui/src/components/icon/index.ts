export { type IconName, icons } from '../../lib/icons.js';
export { Icon, type IconProps } from './icon.js';
