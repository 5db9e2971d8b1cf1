export { BenefitList, type BenefitListProps } from './benefit-list.js';
