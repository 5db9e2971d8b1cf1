export { FeatureCarousel, type FeatureCarouselContent, type FeatureCarouselProps } from './feature-carousel.js';
export { type FeatureDrawing, type FeatureDrawings, featureDrawings } from './feature-drawings.js';
