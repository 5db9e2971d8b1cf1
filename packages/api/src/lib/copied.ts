/**
 * A copy of JSON data. V8 keeps a substring as a view of the whole string, so a name from a request would keep the whole body in memory.
 */
export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));
