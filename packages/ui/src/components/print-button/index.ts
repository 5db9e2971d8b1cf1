export { PrintButton, type PrintButtonProps } from './print-button.js';
