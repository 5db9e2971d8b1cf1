export { Term, type TermProps, TermsContext } from './term.js';
