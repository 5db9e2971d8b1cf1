export { StaffBar, type StaffBarProps } from './staff-bar.js';
