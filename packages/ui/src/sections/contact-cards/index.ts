export { ContactCards, type ContactCardsProps, type ContactInfo } from './contact-cards.js';
