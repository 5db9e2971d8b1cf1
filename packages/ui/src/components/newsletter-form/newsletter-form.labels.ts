/** Every text that the newsletter form shows. */
export interface NewsletterFormLabels {
  email: string;
  placeholder: string;
  submit: string;
  submitting: string;
  success: string;
  /** A failure without a message from the server. */
  failed: string;
  /** A failure whose reason is not an `Error`. */
  failedUnknown: string;
}
