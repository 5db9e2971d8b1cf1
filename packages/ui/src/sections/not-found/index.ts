export { NotFound, type NotFoundContent, type NotFoundProps, type PopularPage } from './not-found.js';
