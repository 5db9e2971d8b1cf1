export { LogoMarquee, type LogoMarqueeProps } from './logo-marquee.js';
