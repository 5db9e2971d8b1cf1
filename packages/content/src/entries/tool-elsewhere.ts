import type { ToolElsewhere } from '../schemas/pages/tools.js';

const elsewhere = [
  { label: 'Compare all eleven types', href: '/compare' },
  { label: 'Ask us a question', href: '/contact-us' },
];

/** The end of a tool's page for a place where we do not arrange what it is about. Apart from the list of tools, because few tools ask for a place. */
export const toolElsewhere: ToolElsewhere = {
  partly: {
    title: 'Take this result with you.',
    lede: '{types} Show the result to your bank, a credit union or a community lender (CDFI), and compare what they offer.',
    actions: [
      { label: 'Compare all eleven types', href: '/compare' },
      { label: 'What we arrange in your state', href: '/terms-of-service#using-the-service' },
    ],
  },
  types: {
    loans: 'In {state} we arrange cash advances and factoring, but no loans or credit lines.',
    advances: 'In {state} we arrange loans, credit lines and factoring, but no cash advances.',
    advancesAndFactoring:
      'In {state} we arrange only secured loans and credit lines, no cash advances and no factoring.',
  },
  notThis: {
    title: 'Take this result with you.',
    lede: 'We do not arrange this type of funding in {state}. Show the result to your bank, a credit union or a community lender (CDFI), and compare what they offer.',
    actions: elsewhere,
  },
  nowhere: {
    title: 'Take this result with you.',
    lede: 'We do not arrange funding in {state} yet. Show the result to your bank, a credit union or a community lender (CDFI).',
    actions: [
      { label: 'Compare all eleven types', href: '/compare' },
      { label: 'Ask us about {state}', href: '/contact-us' },
    ],
  },
  noState: {
    title: 'In which state is the business?',
    lede: 'Choose your state above to see whether we arrange this there.',
    actions: [
      { label: 'Compare all eleven types', href: '/compare' },
      { label: 'What we arrange in which state', href: '/terms-of-service#using-the-service' },
    ],
  },
  person: {
    title: 'Take this result to your bank.',
    lede: 'We arrange nothing for sole proprietors or partnerships. Show the result to your bank or a credit union, and compare what they offer.',
    actions: elsewhere,
  },
};
