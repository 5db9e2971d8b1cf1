import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const everywhere = (text: string): FundingFit['signers'] => ({ us: text, ca: text });
const ownersUsually = everywhere('Owners usually sign a personal guarantee.');

/** Who can get each kind of funding and who signs for it, as the comparison says. */
export const signers: Readonly<Record<string, FundingFit['signers']>> = {
  'invoice-factoring': everywhere(
    'With recourse you repay the factor if a customer does not pay. Ask which kind you are offered.',
  ),
  'equipment-financing': everywhere(
    'Ask whether the owners have to sign a personal guarantee: if the business is young, they usually do.',
  ),
  'inventory-financing': everywhere("Many lenders also take a lien on other assets or an owner's guarantee, so ask."),
  'po-financing': everywhere(
    'Ask who has to sign. Funders may settle for a validity guarantee: the owner pays for fraud and false documents, not for a buyer that does not pay.',
  ),
  'line-of-credit': ownersUsually,
  'government-backed-loan': {
    us: `Since ${sbaFacts.sbaCitizensSince.text} every owner has to be a US citizen or national who lives in the United States. Each owner of ${sbaFacts.sbaGuarantorShare.text} or more signs a personal guarantee. You qualify only if you cannot get credit elsewhere on reasonable terms.`,
    ca: 'The lender decides whether the owners sign a personal guarantee.',
  },
  'term-loans': ownersUsually,
  'asset-based-lending': everywhere('Ask whether the owners have to sign a personal guarantee.'),
  'merchant-cash-advance': everywhere('Owners often guarantee it in some form.'),
};
