/** The contract's zod schemas: what the server checks, and what the OpenAPI document is generated from. */
export {
  apiError,
  auditEntry,
  contactSubmission,
  created,
  delivery,
  health,
  partnershipSubmission,
  subscriber,
} from './answers.js';
export {
  completePartnership,
  contactInput,
  entryChange,
  partnershipInput,
  signInInput,
  subscribeInput,
} from './inputs.js';
export { cursorAfter, listQuery, pageQuery } from './list-query.js';
