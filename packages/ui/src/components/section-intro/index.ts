export { SectionIntro, type SectionIntroProps } from './section-intro.js';
