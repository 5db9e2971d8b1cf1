/**
 * An error with a message for the visitor. A form's `submit` rejects with it if the server gave a message. Forms show
 * no other error's message, so that a browser's own error text is never shown.
 */
export class SubmitError extends Error {
  override name = 'SubmitError';
}
