/** The contract without zod, small enough for the browser. The schemas are at `@boundless/api/contract/schemas`. */
export * from './consent-versions.js';
export * from './consents.js';
export * from './form-fields.js';
export * from './lead-source.js';
export * from './limits.js';
export * from './offer-day.js';
export * from './partnership-defaults.js';
export * from './paths.js';
export type * from './schemas/inputs.js';
export type * from './schemas/responses.js';
