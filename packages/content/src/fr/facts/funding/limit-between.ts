import { criminalRate } from '../criminal-rate.js';

/** The limit for any amount between its two bounds. */
export const limitBetween = `**Limite légale au Canada,** s’il s’agit de crédit de ce montant : ${criminalRate.criminalRateCommercial.text} par an pour une personne morale (société par actions, coopérative), ${criminalRate.criminalRate.text} pour une entreprise individuelle ou des associés qui sont des personnes physiques.`;

/** The limit for any amount above both. */
export const limitAbove = `**Limite légale au Canada,** s’il s’agit de crédit de ce montant : aucune pour une personne morale (société par actions, coopérative) qui emprunte à des fins commerciales; ${criminalRate.criminalRate.text} par an pour une entreprise individuelle ou des associés qui sont des personnes physiques.`;
