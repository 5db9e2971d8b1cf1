export { RateComparison, type RateComparisonProps } from './rate-comparison.js';
