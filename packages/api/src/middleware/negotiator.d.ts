declare module 'negotiator' {
  /** The `preferred` option of version 1 is missing in @types/negotiator. */
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
}
