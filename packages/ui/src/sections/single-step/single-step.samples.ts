import type { SingleStepContent } from './single-step.js';

/** A question and its answer, for tests and stories. */
export const sampleAsking: SingleStepContent = {
  title: 'Confirm your subscription',
  text: 'Press the button, and the monthly note comes to this address.',
  submit: 'Confirm subscription',
};

export const sampleDone: SingleStepContent = {
  title: 'You are subscribed',
  text: 'The next note comes at the start of the month.',
  actions: [{ label: 'Back to Home', href: '/' }],
};
