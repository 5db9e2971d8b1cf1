/** The contract's zod schemas. They validate requests, and the OpenAPI document is generated from them. */
export * from './answers.js';
export * from './email-address.js';
export * from './inputs.js';
