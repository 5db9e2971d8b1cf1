/** Every text that the newsletter form shows. */
export interface NewsletterFormLabels {
  email: string;
  placeholder: string;
  submit: string;
  submitting: string;
  success: string;
  /** Below the success: asks to follow the link in the mail. */
  pending?: string;
  /** A failure without a message from the server. */
  failed: string;
  /** A failure whose reason is not an `Error`. */
  failedUnknown: string;
}
