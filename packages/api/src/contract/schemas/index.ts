/** The contract's zod schemas: what the server checks, and what the OpenAPI document is generated from. */
export {
  apiError,
  auditEntry,
  contactSubmission,
  created,
  delivery,
  erased,
  health,
  partnershipSubmission,
  person,
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
export { cursorAfter, listQuery, pageQuery, personQuery } from './list-query.js';
