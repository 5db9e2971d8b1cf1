export { type Screenshot, ScreenshotGallery, type ScreenshotGalleryProps } from './screenshot-gallery.js';
