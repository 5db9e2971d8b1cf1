export { Faq, type FaqProps } from './faq.js';
export { FaqItem, type FaqItemProps } from './faq-item.js';
