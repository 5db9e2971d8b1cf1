import type { LeadCall, PageFormState } from '@boundless/api/contract';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** The server's response to a form that was posted without JavaScript, if this document is that response. */
export const FormStateContext = createContext<PageFormState | undefined>(undefined);

/** The initial state of a form: the server's response, if this document is the response to that form. */
export function useFormState(call: LeadCall) {
  const state = useContext(FormStateContext);
  // React Router's key of the page on which the document was opened.
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && state?.call === call ? state : undefined;
}
