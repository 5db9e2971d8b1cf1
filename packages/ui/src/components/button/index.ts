export { Button, type ButtonProps } from './button.js';
export { buttonVariants } from './button.variants.js';
export { ButtonLink, type ButtonLinkProps } from './button-link.js';
export { PrintButton, type PrintButtonProps } from './print-button.js';
