/** The contract's zod schemas: what the server checks, and what the OpenAPI document is generated from. */
export * from './answers.js';
export * from './inputs.js';
