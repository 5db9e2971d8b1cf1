export { FeatureCards, type FeatureCardsProps } from './feature-cards.js';
