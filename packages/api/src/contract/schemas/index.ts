/** The contract's zod schemas. They validate requests, and the OpenAPI document is generated from them. */

export * from './email-address.js';
export * from './inputs.js';
export * from './responses.js';
