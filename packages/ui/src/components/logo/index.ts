export { Logo, type LogoProps } from './logo.js';
export { LogoLink, type LogoLinkProps } from './logo-link.js';
