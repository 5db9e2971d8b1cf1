import {
  apiPaths,
  fieldLimits,
  type LeadCall,
  messages,
  type PageFormState,
  wordsVersion,
} from '@boundless/api/contract';
import { formMessages as inThisLanguage } from '@boundless/content/entries/form-messages';
import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAge } from '../routing/page-age.js';
import { useSourceField } from './use-lead-source.js';

const { tooLong, ...words } = inThisLanguage;

/** The messages of the contract in the language of the page. */
const formMessages = {
  ...messages,
  ...words,
  ...(tooLong && { tooLong: (max: number) => tooLong.replace('{max}', String(max)) }),
};

/** The server's response to a form that was posted without JavaScript, if this document is that response. */
export const FormStateContext = createContext<PageFormState | undefined>(undefined);

/**
 * The server's response, until the visitor opens another page. After Back the form may have what was typed since, and the messages would
 * describe the old values.
 */
export function useResponse(response: PageFormState | undefined): PageFormState | undefined {
  const { pathname } = useLocation();
  const [page, setPage] = useState<string | undefined>(pathname);
  if (page !== undefined && page !== pathname) setPage(undefined);
  return page === pathname ? response : undefined;
}

/** The props of every form that posts to `call`: what the contract says, and the server's response, if this document is the response to it. */
export function useFormProps(call: LeadCall) {
  const state = useContext(FormStateContext);
  return {
    messages: formMessages,
    limits: fieldLimits[call],
    action: apiPaths[call],
    initial: state?.call === call ? state : undefined,
    source: useSourceField(),
    words: wordsVersion,
    pageAge,
  };
}
