/** Every text that the sign-in form shows. */
export interface SignInFormLabels {
  title: string;
  text: string;
  password: string;
  submit: string;
  submitting: string;
  required: string;
  /** A failure without a message from `submit`. */
  failed: string;
}
