export { ComingSoon, type ComingSoonContent, type ComingSoonProps } from './coming-soon.js';
