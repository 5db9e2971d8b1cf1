import { capitalize } from '../../claims/capitalize.js';
import type { definitions as englishDefinitions, trackRecord as englishRecord } from '../../claims/counted.js';
import { figures } from './values.js';

/** The first sentences of a note with definitions. */
export const sinceFounding = `Nos propres chiffres depuis ${figures.foundedYear}, en dollars américains. Nous ne prétendons pas qu’un tiers les a vérifiés.`;

/** What each figure is, and what we do not claim with it, for the note next to it. */
export const definitions: Readonly<Record<keyof typeof englishDefinitions, string>> = {
  capitalRequests:
    'Demandes de capitaux : les montants que des entreprises ont demandés. Ces demandes n’ont pas toutes été financées.',
  businessesFunded: 'Entreprises financées : leur nombre, quel que soit le montant.',
  verifiedLenders:
    'Prêteurs vérifiés : des prêteurs de notre réseau que nous vérifions chaque année. Rien ne garantit que chacun prête à une entreprise comme la vôtre.',
  vettedLenders:
    'Nous appelons « prêteurs sélectionnés » tous les prêteurs de notre réseau. Chaque année, nous en vérifions une partie : ce sont les prêteurs « vérifiés », dont nous publions le nombre et avec lesquels se fait le jumelage.',
  lendersOver100: 'Ce chiffre est arrondi. D’autres pages donnent le nombre de prêteurs vérifiés.',
  capitalProviders: 'Fournisseurs de capitaux : un terme plus large que « prêteurs ».',
  successRate:
    'Taux de réussite : par rapport à des demandes adressées à un prêteur à la fois. Nous n’en publions pas la méthode de calcul : il ne prédit donc rien pour votre entreprise.',
  joinThousands: 'Les entreprises inscrites : c’est plus large que les entreprises financées.',
  fundedVolume: 'Les montants financés. Ils sont inférieurs aux montants que des entreprises ont demandés.',
  approvalRate:
    'La part des entreprises au profil complet qui ont reçu au moins une offre. Ce n’est pas la part qui a été financée.',
  industryApprovalRate:
    'La part des demandes isolées, sans jumelage, qui ont abouti à un prêt, selon ce que des prêteurs de notre réseau nous ont dit. Ce n’est pas une statistique publique, et elle ne mesure pas la même chose que notre propre taux.',
  usualChannel:
    'Ces deux variations sont nos propres chiffres pour les prêteurs de notre réseau. Nous n’en publions pas la méthode de calcul : elles ne prédisent donc rien pour vous.',
};

/** Boundless's results so far, as the public pages state them. */
export const trackRecord: typeof englishRecord = {
  figures: [
    { number: capitalize(figures.capitalRequests), label: 'en demandes de capitaux', invented: true },
    { number: capitalize(figures.businessesFunded), label: 'entreprises financées', invented: true },
    { number: capitalize(figures.verifiedLenders), label: 'prêteurs vérifiés', invented: true },
    { number: figures.successRate, label: 'le taux de réussite d’une demande isolée', invented: true },
  ],
  note: [
    sinceFounding,
    definitions.capitalRequests,
    definitions.businessesFunded,
    definitions.verifiedLenders,
    definitions.successRate,
  ].join(' '),
};
