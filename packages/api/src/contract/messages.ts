export const messages = {
  required: 'Please enter this field',
  email: 'Please enter a valid email address',
  emailRequired: 'Please enter your email',
  partnershipType: 'Please select partnership type',
  yesOrNo: 'Please answer yes or no',
  text: 'Please enter text',
  tooLong: (max: number) => `Please enter at most ${max} characters`,
  invalid: 'Please check the marked fields',
} as const;
