import type { speeds as english, ownSpeeds as englishOwn } from '../../../facts/funding/speeds.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';
import { figures } from '../../claims/values.js';

const everywhere = (short: string, more?: string): FundingFit['speed'] => ({
  us: { short, more },
  ca: { short, more },
});

/** How long each kind of funding takes, as the comparison says, with more for who needs the money soon. That of an SBA loan is elsewhere. */
export const speeds: typeof english = {
  'invoice-factoring': everywhere(
    '**Délai :** une à deux semaines avant la première avance, à notre avis.',
    'Vos clients sont d’abord vérifiés.',
  ),
  'equipment-financing': everywhere(
    '**Délai :** quelques jours pour une machine ou un véhicule courant, plus pour le reste, à notre avis.',
  ),
  'inventory-financing': everywhere(
    '**Délai :** quelques semaines, à notre avis.',
    'Vos marchandises sont d’abord évaluées.',
  ),
  'po-financing': everywhere(
    '**Délai :** de quelques jours à quelques semaines, à notre avis.',
    'La commande, l’acheteur et le fournisseur sont vérifiés.',
  ),
  'line-of-credit': everywhere(
    '**Délai :** quelques jours chez un prêteur en ligne, quelques semaines dans une banque, à notre avis.',
    'Une fois la marge ouverte, vous tirez quand il le faut.',
  ),
  'government-backed-loan': {
    ca: {
      short:
        '**Délai :** il dépend du prêteur, qui décide seul. Demandez-lui combien de jours s’écoulent entre le dépôt du dossier complet et le déblocage des fonds.',
    },
  },
  'term-loans': everywhere(
    '**Délai :** quelques jours chez un prêteur en ligne, des semaines dans une banque ou pour un prêt plus important, à notre avis.',
    'Demandez quel jour vous toucherez l’argent, et non seulement quand tombera la décision.',
  ),
  'asset-based-lending': everywhere(
    '**Délai :** quelques semaines, à notre avis.',
    'Vos actifs sont d’abord examinés.',
  ),
};

/** What our own figures add, where we arrange the kind. It is no answer to who needs the money within a week. */
export const ownSpeeds: typeof englishOwn = {
  'term-loans': `Les prêteurs de Boundless rendent généralement leur décision en ${figures.decisionTime}. L’argent arrive plus tard.`,
};
