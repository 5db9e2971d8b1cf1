import type { signers as english } from '../../../facts/funding/signers.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const everywhere = (text: string): FundingFit['signers'] => ({ us: text, ca: text });
const ownersUsually = everywhere('Les propriétaires signent habituellement un cautionnement personnel.');

/** Who can get each kind of funding and who signs for it, as the comparison says. */
export const signers: typeof english = {
  'invoice-factoring': everywhere(
    'Avec recours, vous remboursez la société d’affacturage si un client ne paie pas. Demandez ce qu’on vous offre.',
  ),
  'equipment-financing': everywhere(
    'Demandez si les propriétaires doivent signer un cautionnement personnel : c’est habituel pour une jeune entreprise.',
  ),
  'inventory-financing': everywhere(
    'Bien des prêteurs prennent aussi une sûreté sur d’autres biens ou le cautionnement d’un propriétaire : informez-vous.',
  ),
  'po-financing': everywhere(
    'Demandez qui doit signer. Certains bailleurs de fonds se contentent d’une garantie de validité : le propriétaire répond de la fraude et des faux documents, non du client qui ne paie pas.',
  ),
  'line-of-credit': ownersUsually,
  'government-backed-loan': {
    us: `Depuis le ${sbaFacts.sbaCitizensSince.text}, chaque propriétaire doit être un citoyen ou un ressortissant des États-Unis et y habiter. Chaque propriétaire de ${sbaFacts.sbaGuarantorShare.text} ou plus signe un cautionnement personnel. Vous n’êtes admissible que si vous ne trouvez pas de crédit ailleurs à des conditions raisonnables.`,
    ca: 'Le prêteur décide si les propriétaires signent un cautionnement personnel.',
  },
  'term-loans': ownersUsually,
  'asset-based-lending': everywhere('Demandez si les propriétaires doivent signer un cautionnement personnel.'),
  'merchant-cash-advance': everywhere('Les propriétaires la garantissent souvent, sous une forme ou une autre.'),
};
