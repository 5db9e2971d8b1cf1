import type { ServerWords } from '../schemas/server-words.js';

/** The API has its English words itself. */
export const serverWords: ServerWords | undefined = undefined as ServerWords | undefined;
