import type { ToolsPage } from '../schemas/pages/tools.js';

export const tools: ToolsPage = {
  meta: {
    title: 'Funding Calculators and Comparisons | Boundless',
    description:
      'Free calculators for business funding in Canada and the US: what an advance, a loan, a line, a factored invoice or a borrowing base comes to.',
  },
  hero: {
    title: 'Work it out before you sign',
    lede: 'Put in the figures of an offer and see what it costs a year, in the same measure for every kind of funding. No account, nothing stored.',
  },
  listTitle: 'All tools',
};
