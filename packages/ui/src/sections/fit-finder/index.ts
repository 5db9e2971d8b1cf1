export {
  type FitAlternatives,
  FitFinder,
  type FitFinderProps,
  type FitQuestion,
  type FitRecommendation,
  FitResult,
  type FitResultProps,
} from './fit-finder.js';
