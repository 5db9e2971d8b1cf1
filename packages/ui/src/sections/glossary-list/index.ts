export { GlossaryList, type GlossaryListProps } from './glossary-list.js';
