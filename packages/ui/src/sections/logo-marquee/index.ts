export { LenderWordmark, type LenderWordmarkProps } from './lender-wordmark.js';
export { LogoMarquee, type LogoMarqueeProps } from './logo-marquee.js';
