import type { ToolOutside } from '../schemas/pages/tools.js';

/** The end of "Which fits?" if what it recommends does not come through us. A file of its own, because it is loaded with the result. */
export const toolOutside: ToolOutside = {
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
