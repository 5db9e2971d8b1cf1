export { SingleStep, type SingleStepContent, type SingleStepProps } from './single-step.js';
