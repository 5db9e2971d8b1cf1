import { formMessages } from '../../lib/form-rules.js';

/** Every text that the sign-in form shows. */
export const signInFormLabels = {
  title: 'Staff sign-in',
  text: 'This list holds personal information. Sign in to read it.',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  required: formMessages.required as string,
  /** A failure that `submit` gave no reason for. */
  failed: 'Signing in did not work. Please try again.',
};

export type SignInFormLabels = typeof signInFormLabels;
