import type { Block } from '../schemas/block.js';

/** The categories of personal information of the CCPA that we collect, for the privacy policy. */
export const californiaCategories: Block = {
  kind: 'table',
  caption: 'Categories of personal information',
  head: ['Category', 'What it includes', 'What for'],
  align: ['left', 'left', 'left'],
  rows: [
    [
      'Identifiers',
      'Name, email address, phone number and mailing address',
      'To answer you, run your account, send what you agreed to receive, and prevent fraud',
    ],
    [
      'Customer records',
      'Your date of birth, and financial and credit information about you that you share or authorize',
      'To submit the applications that you ask us to submit, and to confirm who you are',
    ],
    [
      'Protected characteristics',
      'Your age, from your date of birth, and your citizenship for an SBA loan',
      'To confirm who you are and to submit the application that you ask for',
    ],
    [
      'Commercial information',
      'The funding you ask for, the lenders you choose, the offers you receive and what you decide about them',
      'To run the service and improve it',
    ],
    [
      'Internet or network activity',
      'The page that you sent a form from, the partner page and the campaign that brought you there; in the service also the type of your device and browser',
      'To understand where requests come from, keep the service safe and improve it',
    ],
    [
      'Professional information',
      'Your company, your role, your share in the business, and what you write to us about your work or your clients',
      'To compare your profile with what lenders fund, or to answer a partnership inquiry',
    ],
    [
      'Inferences',
      'Scores that say how well your business fits what a lender funds',
      'To decide which lenders match, and in which order you see them',
    ],
    [
      'Sensitive information',
      'Government identification if a lender needs to verify who you are, your citizenship for an SBA loan, and the password of your account',
      'Only to run the service',
    ],
    [
      'Other information',
      'Your messages and our answers, our notes on them, and the words you agreed to, with the date',
      'To answer you and to show your consent',
    ],
  ],
};
