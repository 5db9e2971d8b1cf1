export {
  type FitAlternatives,
  FitFinder,
  type FitFinderProps,
  type FitQuestion,
  type FitRecommendation,
} from './fit-finder.js';
