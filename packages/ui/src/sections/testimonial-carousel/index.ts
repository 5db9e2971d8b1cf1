export { TestimonialCarousel, type TestimonialCarouselProps } from './testimonial-carousel.js';
