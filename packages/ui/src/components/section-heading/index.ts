export { ActionLabel, SectionActions, type SectionActionsProps } from './section-actions.js';
export { SectionHeading, type SectionHeadingProps } from './section-heading.js';
export { sectionTitleVariants } from './section-heading.variants.js';
