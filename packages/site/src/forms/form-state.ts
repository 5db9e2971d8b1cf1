import type { LeadCall, PageFormState } from '@boundless/api/contract';
import { createContext, useContext } from 'react';

/** How the server answered the form that this document was posted from, where the browser ran no JavaScript. */
export const FormStateContext = createContext<PageFormState | undefined>(undefined);

/** What a form of this kind starts out with: the server's answer, if it was to such a form. */
export function useFormState(call: LeadCall) {
  const state = useContext(FormStateContext);
  return state?.call === call ? state : undefined;
}
