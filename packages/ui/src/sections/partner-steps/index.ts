export { PartnerSteps, type PartnerStepsProps } from './partner-steps.js';
