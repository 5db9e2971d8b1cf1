export { SectionBar, type SectionBarProps } from './section-bar.js';
