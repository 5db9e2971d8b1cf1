/**
 * The kit's public exports: every component, section and template, with their hooks, times and content types. Importing
 * from a component's own path (`@boundless/ui/components/button`) loads only that component.
 *
 * `brandTheme` has a path of its own, `@boundless/ui/brand-theme`: it computes colours, which should happen at build
 * time.
 */
export * from './components.js';
/** Exports the component, not the type of the same name, which is in `@boundless/ui/types`. */
export { SectionHeading } from './components.js';
export { forceMotion, type Motion, toggleMotion, useMotion } from './hooks/motion.js';
export { SubmitError } from './hooks/submit-error.js';
export type { FillIn, FormAttributes, FormFailure, FormOutcome, FormStatus, Submit } from './hooks/use-form.js';
export { type Rotation, type UseRotationOptions, useRotation } from './hooks/use-rotation.js';
export {
  type KitLabels,
  KitLabelsProvider,
  type KitLabelsProviderProps,
  type KitLabelTexts,
  useKitLabels,
} from './lib/kit-labels.js';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './lib/link.js';
export { SamplesContext } from './lib/samples.js';
export * from './sections.js';
export { ArticlePage, type ArticlePageProps } from './templates/article-page/index.js';
export { InfoPage, type InfoPageProps } from './templates/info-page/index.js';
export { LegalPage, type LegalPageProps } from './templates/legal-page/index.js';
export {
  PartnerHeader,
  type PartnerHeaderProps,
  PartnerPage,
  type PartnerPageProps,
  withoutEndedOffer,
} from './templates/partner-page/index.js';
export { breakpoints, limits } from './tokens/limits.js';
export { timing } from './tokens/timing.js';
export type * from './types.js';
