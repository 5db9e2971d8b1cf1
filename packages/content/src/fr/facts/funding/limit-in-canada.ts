import { criminalRate } from '../criminal-rate.js';

/** The limit in a few words. Apart from `warnings`, because pages load either. */
export const limitInCanada = `Limite légale au Canada, s’il s’agit de crédit : ${criminalRate.criminalRateCommercial.text} par an si l’emprunteur est une personne morale (société par actions, coopérative) et que l’emprunt commercial est de plus de ${criminalRate.criminalRateFrom.text} et d’au plus ${criminalRate.criminalRateTo.text}; ${criminalRate.criminalRate.text} pour un montant moins élevé et, quel que soit le montant, pour une entreprise individuelle ou des associés qui sont des personnes physiques. Au-delà de ${criminalRate.criminalRateTo.text}, la loi ne fixe aucune limite à une personne morale.`;
