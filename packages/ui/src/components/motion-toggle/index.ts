export { MotionToggle, type MotionToggleProps } from './motion-toggle.js';
