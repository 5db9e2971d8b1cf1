export { SignInForm, type SignInFormProps } from './sign-in-form.js';
export type { SignInFormLabels } from './sign-in-form.labels.js';
