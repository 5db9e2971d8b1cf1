export { Hero, type HeroContent, type HeroProps } from './hero.js';
export { HeroDrawing, type HeroDrawingProps } from './hero-drawing.js';
