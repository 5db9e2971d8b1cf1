export { ScheduleTable, type ScheduleTableProps } from './schedule-table.js';
