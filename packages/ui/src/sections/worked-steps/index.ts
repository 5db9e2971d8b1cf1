export { WorkedSteps, type WorkedStepsProps } from './worked-steps.js';
