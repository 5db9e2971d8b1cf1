import { criminalRate } from '../criminal-rate.js';

/** The limit in a few words. Apart from `warnings`, because pages load either. */
export const limitInCanada = `${criminalRate.criminalRateCommercial.text} par an pour une personne morale (société par actions, coopérative) qui emprunte à des fins commerciales plus de ${criminalRate.criminalRateFrom.text} et au plus ${criminalRate.criminalRateTo.text}; ${criminalRate.criminalRate.text} pour un montant moins élevé et, quel que soit le montant, pour une entreprise individuelle ou des associés qui sont des personnes physiques. Au-delà de ${criminalRate.criminalRateTo.text}, aucune limite ne vise une personne morale.`;
