import { criminalRate } from '../criminal-rate.js';

/** The limit in a few words. Apart from `warnings`, because pages load either. */
export const limitInCanada = `Limite légale au Canada pour ce qui est du crédit : ${criminalRate.criminalRateCommercial.text} par an pour l’emprunt commercial de plus de ${criminalRate.criminalRateFrom.text} et d’au plus ${criminalRate.criminalRateTo.text} d’une personne morale (société par actions, coopérative); ${criminalRate.criminalRate.text} pour un montant moins élevé et, quel que soit le montant, pour une entreprise individuelle ou des associés qui sont des personnes physiques. Au-delà de ${criminalRate.criminalRateTo.text}, une personne morale n’a pas de limite.`;
