import { useHydrated } from '@boundless/ui/hooks/use-hydrated';
import { createContext, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query that this document was rendered with. It differs from the address if the server sent the page's static document because it
 * rendered too many pages. Undefined if the document was not prerendered.
 */
export const DocumentSearchContext = createContext<string | undefined>(undefined);

/** The parameters of the address. While the page hydrates: those that the document was rendered with. */
export function useShownParams(): URLSearchParams {
  const [params] = useSearchParams();
  const documentSearch = useContext(DocumentSearchContext);
  const isHydrated = useHydrated();
  return isHydrated || documentSearch === undefined ? params : new URLSearchParams(documentSearch);
}
