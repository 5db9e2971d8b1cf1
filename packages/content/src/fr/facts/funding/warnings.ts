import type { warnings as english } from '../../../facts/funding/warnings.js';
import { inUsd } from '../../site/format.js';
import { criminalRate } from '../criminal-rate.js';
import { sbaFacts } from '../sba.js';
import { usury } from '../usury.js';

/** What an owner should know before signing. Several pages share these sentences. */
export const warnings: Readonly<Record<keyof typeof english, string>> = {
  advanceAndSba: `Aux États-Unis, ne comptez pas sur un prêt 7(a) ou 504 de la SBA pour rembourser une avance de fonds ou une société d’affacturage : ce n’est plus permis depuis le ${sbaFacts.sbaNoAdvancesSince.text}. Nous n’avons pas vérifié les règles du 1er octobre 2026 : consultez le prêteur.`,
  canadianLimit: `Au Canada, si l’avance est du crédit, la limite est de ${criminalRate.criminalRate.text} par an pour une entreprise individuelle, peu importe le montant, et pour une personne morale (société par actions, coopérative) qui emprunte au plus ${criminalRate.criminalRateFrom.text}. Pour une personne morale qui emprunte davantage, elle est de ${criminalRate.criminalRateCommercial.text} jusqu’à ${criminalRate.criminalRateTo.text}; au-delà, il n’y a pas de limite. Les États-Unis n’ont pas de limite fédérale pour les entreprises, et les règles varient d’un État à l’autre.`,
  newYorkUsury: `À New York, un prêt de moins de ${inUsd(usury.newYorkUsuryBelow.text)} à plus de ${usury.newYorkUsury.text} par an est usuraire au sens du droit pénal. Il est nul, même si l’emprunteur est une société par actions. Une avance y est parfois un prêt, selon le contrat : les tribunaux vérifient si les paiements suivent les ventes, si la durée est fixe et si le bailleur de fonds peut encore réclamer son argent en cas de faillite.`,
};
