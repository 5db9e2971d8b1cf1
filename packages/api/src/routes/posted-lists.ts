import { apiPaths } from '../contract/index.js';

/** Addresses that a lead is posted to and that also list leads. */
export const postedLists: ReadonlySet<string> = new Set([apiPaths.partnerships]);
