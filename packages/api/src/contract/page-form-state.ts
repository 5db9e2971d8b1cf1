/** The three calls that store a lead. */
export type LeadCall = 'contact' | 'partnerships' | 'subscribe';

/** What `renderPage` draws a form as, for a visitor whose page runs no JavaScript. */
export interface PageFormState {
  call: LeadCall;
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
}
