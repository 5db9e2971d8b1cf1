import type { DisclosureChecklistProps } from './disclosure-checklist.js';

const source = { label: 'A law, section 3', href: 'https://www.law.example/3' };

export const sampleChecklist: DisclosureChecklistProps = {
  content: {
    title: 'What they have to tell you',
    text: ['The law asks for it in writing, before you sign.'],
    none: 'We know of no law that asks for it there.',
    received: 'I have it',
    request: {
      title: 'Ask for what is missing',
      text: 'Send it to the person who made the offer.',
      opening: 'Hello,\nbefore I sign, please send me in writing:',
      closing: 'Thank you.',
      items: ['the total cost in dollars', 'the cost as an annual percentage rate'],
      complete: 'Nothing is missing.',
      copy: 'Copy',
      print: 'Print',
    },
  },
  disclosures: [
    { id: 'funds', text: 'How much it provides', request: 'the amount that you provide', source },
    { id: 'cost', text: 'The whole cost in dollars', source },
    { id: 'prepayment', text: 'What paying early costs or saves', source },
  ],
};
