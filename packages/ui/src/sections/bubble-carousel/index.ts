export { BubbleCarousel, type BubbleCarouselProps } from './bubble-carousel.js';
export type { BubbleDrawings } from './bubble-detail.js';
