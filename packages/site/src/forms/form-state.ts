import type { LeadCall, PageFormState } from '@boundless/api/contract';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';

/** How the server answered the form that this document was posted from, where the browser ran no JavaScript. */
export const FormStateContext = createContext<PageFormState | undefined>(undefined);

/** The initial state of a form: the server's answer, if this document answers such a form of its own page. */
export function useFormState(call: LeadCall) {
  const state = useContext(FormStateContext);
  // The router's name of where the document was opened.
  const isFirstPage = useLocation().key === 'default';
  return isFirstPage && state?.call === call ? state : undefined;
}
