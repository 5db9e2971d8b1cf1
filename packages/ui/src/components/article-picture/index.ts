export { ArticlePicture, type ArticlePictureProps } from './article-picture.js';
