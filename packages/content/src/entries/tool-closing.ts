import { statements } from '../claims/sentences.js';
import type { SectionHeading } from '../schemas/section-heading.js';
import { links } from '../site/links.js';

/** Below a tool. Apart from the list of tools, which loads by itself. */
export const toolClosing: SectionHeading = {
  title: 'Now compare it with real offers.',
  lede: `One profile, many lenders, and every offer in the same format. ${statements.costAndPayer} ${statements.whoCanOpenShort} If yours is neither, take the result to a bank, a credit union or a community lender. In the US we arrange funding in a few states only: our terms list them, with what we arrange in each.`,
  actions: [
    { label: 'Get Started Free', href: links.signUp },
    { label: 'Talk To An Expert', href: links.meeting },
  ],
};
