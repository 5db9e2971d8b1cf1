export { NextSteps, type NextStepsProps } from './next-steps.js';
