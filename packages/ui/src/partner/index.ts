/** What `boundless-partner` and the repository's `new:partner` and `check:partner` have in common. For Node, not for pages. */

export { slugOf } from '../lib/slug-of.js';
export { contrastReport } from './contrast-report.js';
export { fillNames } from './fill-names.js';
export { type Look, lookAtPage } from './look-at-page.js';
export {
  type OptionName,
  optionProblem,
  optionTypes,
  type PartnerOptions,
  readOptions,
} from './options.js';
export { LogoError, readLogo } from './read-logo.js';
export { type At, checkPage, createReport, exampleNotes, linkProblems, logoProblems } from './rules.js';
export { suggestId, variableName } from './suggest-id.js';
