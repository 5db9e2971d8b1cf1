/**
 * Copies JSON data. In V8 a substring refers to the whole string, so without a copy a stored name would keep the whole request body in
 * memory.
 */
export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));
