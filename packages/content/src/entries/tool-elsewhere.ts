import type { ToolElsewhere } from '../schemas/pages/tools.js';

/** The end of a tool's page where we do not arrange what it is about or what it recommends. Apart from the list of tools, because few tools ask for a place. */
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
  },
  nowhere: {
    title: 'Take this result with you.',
    lede: 'We do not arrange funding in {state} yet. Show the result to your bank, a credit union or a community lender (CDFI).',
    actions: [
      { label: 'Compare all eleven types', href: '/compare' },
      { label: 'Ask us about {state}', href: '/contact-us' },
    ],
  },
  outside: {
    title: 'This one does not come through us.',
    lede: 'Take your answers with you: the address of this page includes them, and you can print it. The button below shows where to start.',
    actions: [{ label: 'Ask us a question', href: '/contact-us' }],
  },
  notYet: {
    title: 'Nothing of ours fits yet.',
    lede: 'Take your answers to your bank, a credit union or a free adviser: the address of this page includes them, and you can print it.',
    actions: [{ label: 'Ask us a question', href: '/contact-us' }],
  },
};
