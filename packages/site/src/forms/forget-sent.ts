import { ofSentForms } from '../addresses/translations.js';

/**
 * Removes from the address that a plain form was sent, once its document is there: it thanks once. After a reload, after Back or when the browser
 * restores its tabs, another message may be in the form.
 */
export function forgetSent(): void {
  const address = new URL(window.location.href);
  const { searchParams } = address;
  if (!searchParams.has('sent')) return;
  for (const name of ofSentForms) searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
