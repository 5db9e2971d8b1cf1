export { StatGroup, type StatGroupProps } from './stat-group.js';
