import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const everywhere = (text: string): FundingFit['signers'] => ({ us: text, ca: text });
const ownersUsually = everywhere('**Guarantee:** the owners usually sign a personal one.');

/** Who can get each kind of funding and who signs for it, as the comparison says. */
export const signers: Readonly<Record<string, FundingFit['signers']>> = {
  'invoice-factoring': everywhere(
    '**Recourse:** with it, you repay the factor if a customer does not pay. Ask which kind you are offered.',
  ),
  'equipment-financing': everywhere(
    '**Guarantee:** ask whether the owners have to sign a personal one. If the business is young, they usually do.',
  ),
  'inventory-financing': everywhere(
    "**Guarantee:** many lenders also take an owner's guarantee or a lien on other assets, so ask.",
  ),
  'po-financing': everywhere(
    '**Guarantee:** ask who has to sign. Funders may settle for a validity guarantee: the owner pays for fraud and false documents, not for a buyer that does not pay.',
  ),
  'line-of-credit': ownersUsually,
  'government-backed-loan': {
    us: `**Owners:** since ${sbaFacts.sbaCitizensSince.text} each of them has to be a US citizen or national who lives in the United States. Each owner of ${sbaFacts.sbaGuarantorShare.text} or more signs a personal guarantee. You qualify only if you cannot get credit elsewhere on reasonable terms.`,
    ca: '**Guarantee:** the lender decides whether the owners sign a personal one.',
  },
  'term-loans': ownersUsually,
  'asset-based-lending': everywhere('**Guarantee:** ask whether the owners have to sign a personal one.'),
  'merchant-cash-advance': everywhere('**Guarantee:** the owners often give one in some form.'),
};
