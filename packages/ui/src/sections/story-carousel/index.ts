export { StoryCarousel, type StoryCarouselProps } from './story-carousel.js';
