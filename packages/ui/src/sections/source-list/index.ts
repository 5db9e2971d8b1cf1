export { SourceList, type SourceListProps } from './source-list.js';
