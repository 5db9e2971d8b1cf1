/** The contract without zod: light enough for the browser. The schemas are at `@boundless/api/contract/schemas`. */
export { consents, consentWords } from './consents.js';
export { EMAIL_PATTERN } from './email-pattern.js';
export { encodeSource, type LeadSource, leadSource, parseSource, type SourceName, sourceNames } from './lead-source.js';
export { fieldLimits, limits } from './limits.js';
export { messages } from './messages.js';
export type { LeadCall, PageFormState } from './page-form-state.js';
export {
  isDefaultBusinessDescription,
  NOT_SPECIFIED,
  type PartnershipType,
  partnershipDefaults,
  withInquiryType,
} from './partnership-defaults.js';
export {
  apiHeaders,
  apiPaths,
  csvPath,
  entryPath,
  formAnchors,
  listPaths,
  personPath,
  resendPath,
  sourceField,
  spamFields,
} from './paths.js';
export type {
  Agreement,
  ApiError,
  AuditEntry,
  ContactSubmission,
  Delivery,
  LeadKind,
  ListEntry,
  PartnershipSubmission,
  Person,
  Subscriber,
  SubscriberStatus,
} from './schemas/answers.js';
export type { ContactInput, EntryChange, PartnershipInput, SubscribeInput } from './schemas/inputs.js';
