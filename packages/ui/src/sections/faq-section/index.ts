export { FaqSection, type FaqSectionProps } from './faq-section.js';
