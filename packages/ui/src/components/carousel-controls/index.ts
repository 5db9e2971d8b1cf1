export { CarouselControls, type CarouselControlsProps } from './carousel-controls.js';
