/** Every text that the newsletter form shows. */
export interface NewsletterFormLabels {
  email: string;
  placeholder: string;
  submit: string;
  submitting: string;
  success: string;
  /** A failure that the server gave no message for. */
  failed: string;
  /** A failure that was no `Error` at all. */
  failedUnknown: string;
}
