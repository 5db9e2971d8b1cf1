export { FitScore, type FitScoreProps } from './fit-score.js';
