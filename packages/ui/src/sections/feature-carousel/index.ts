export { FeatureCarousel, type FeatureCarouselContent, type FeatureCarouselProps } from './feature-carousel.js';
