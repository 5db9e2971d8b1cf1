export { NotFound, type NotFoundContent, type NotFoundProps } from './not-found.js';
export type { PopularPage } from './popular-pages.js';
