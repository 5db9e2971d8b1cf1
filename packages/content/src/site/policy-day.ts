/** The day of the text of the terms and of the privacy policy. */
export const policyDay = '2023-04-10';
