export { PartnerHero, type PartnerHeroProps } from './partner-hero.js';
