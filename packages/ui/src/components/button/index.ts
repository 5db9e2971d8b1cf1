export { Button, type ButtonProps } from './button.js';
export { buttonVariants } from './button.variants.js';
export { ButtonLink, type ButtonLinkProps } from './button-link.js';
