declare module 'negotiator' {
  /** Version 1 prefers among encodings, which DefinitelyTyped does not know. */
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
