export { BubbleCarousel, type BubbleCarouselProps } from './bubble-carousel.js';
