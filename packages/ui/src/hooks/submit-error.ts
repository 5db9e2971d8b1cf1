/**
 * A refusal that says why in words for the visitor: what `submit` of a form rejects with where the server gave a message.
 * Forms show the message of no other error, so that a browser's own error text is never on the page.
 */
export class SubmitError extends Error {
  override name = 'SubmitError';
}
