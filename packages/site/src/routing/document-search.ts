import { createContext } from 'react';

/**
 * The query that this document was rendered with. It differs from the address if the server sent the page's static document because it
 * rendered too many pages. Undefined if the document was not prerendered.
 */
export const DocumentSearchContext = createContext<string | undefined>(undefined);
