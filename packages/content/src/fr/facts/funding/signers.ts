import type { signers as english } from '../../../facts/funding/signers.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const everywhere = (text: string): FundingFit['signers'] => ({ us: text, ca: text });
const ownersUsually = everywhere('**Cautionnement personnel :** les propriétaires en signent habituellement un.');

/** Who can get each kind of funding and who signs for it, as the comparison says. */
export const signers: typeof english = {
  'invoice-factoring': everywhere(
    '**Recours :** s’il est prévu, vous remboursez la société d’affacturage si un client ne paie pas. Demandez ce qu’on vous offre.',
  ),
  'equipment-financing': everywhere(
    '**Cautionnement personnel :** demandez si les propriétaires doivent en signer un. C’est habituel pour une jeune entreprise.',
  ),
  'inventory-financing': everywhere(
    '**Cautionnement personnel :** bien des prêteurs demandent celui d’un propriétaire ou prennent une sûreté sur d’autres biens. Informez-vous.',
  ),
  'po-financing': everywhere(
    '**Cautionnement personnel :** demandez qui doit signer. Certains bailleurs de fonds se contentent d’une garantie de validité : le propriétaire répond de la fraude et des faux documents, non du client qui ne paie pas.',
  ),
  'line-of-credit': ownersUsually,
  'government-backed-loan': {
    us: `**Propriétaires :** depuis le ${sbaFacts.sbaCitizensSince.text}, chacun doit être un citoyen ou un ressortissant des États-Unis et y habiter. Celui qui détient ${sbaFacts.sbaGuarantorShare.text} ou plus signe un cautionnement personnel. Vous n’êtes admissible que si vous ne trouvez pas de crédit ailleurs à des conditions raisonnables.`,
    ca: '**Cautionnement personnel :** le prêteur décide si les propriétaires en signent un.',
  },
  'term-loans': ownersUsually,
  'asset-based-lending': everywhere(
    '**Cautionnement personnel :** demandez si les propriétaires doivent en signer un.',
  ),
  'merchant-cash-advance': everywhere(
    '**Cautionnement personnel :** les propriétaires en signent souvent un, sous une forme ou une autre.',
  ),
};
