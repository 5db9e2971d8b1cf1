export { RotatingWord, type RotatingWordProps } from './rotating-word.js';
