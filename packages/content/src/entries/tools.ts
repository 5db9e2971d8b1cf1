import type { ToolsPage } from '../schemas/pages/tools.js';

export const tools: ToolsPage = {
  meta: {
    title: 'Funding Calculators and Comparisons | Boundless',
    description:
      'Free calculators for business funding in Canada and the US: what an advance, a loan, a line of credit or a factored invoice costs you in a year.',
  },
  hero: {
    title: 'Work it out before you sign',
    lede: 'Enter the figures of an advance, a loan, a credit line or an invoice and see its annual rate, measured the same way for all four. You need no account, and we store nothing.',
  },
};
