declare module 'negotiator' {
  /** Version 1 prefers among encodings, which DefinitelyTyped does not know. */
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
