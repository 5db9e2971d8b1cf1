export { HorizonStops, type HorizonStopsProps } from './horizon-stops.js';
