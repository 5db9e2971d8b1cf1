import { daysInMonth } from '../maths/index.js';

/** Whether a number of days is easier to picture in months. */
export const spansMonths = (days: number) => days > 60;

/** To half a month. */
export const inMonths = (days: number) => Math.round((2 * days) / daysInMonth) / 2;
