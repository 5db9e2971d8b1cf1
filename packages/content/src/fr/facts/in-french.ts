import type { FactId } from '../../facts/facts.js';
import type { Fact } from '../../schemas/fact.js';
import { longMoney, percent, plain, printedDay } from '../site/format.js';

const write = {
  percent,
  points: (value: number) => `${plain(value)}\u00a0${value < 2 ? 'point' : 'points'} de pourcentage`,
  years: (value: number) => `${plain(value)}\u00a0${value < 2 ? 'an' : 'ans'}`,
  usd: longMoney,
  cad: (value: number) => (value < 1_000_000 ? `${longMoney(value)}\u00a0CA` : `${longMoney(value)} canadiens`),
};

/** The texts that are not made from a number, and a ratio that keeps its zero. */
const words: Readonly<Partial<Record<FactId, string>>> = {
  ownerPays: '28 jours',
  ownerDisputes: '14 jours',
  ownerReturns: '7 jours',
  contractorPays: '7 jours',
  hypothecNotice: '30 jours',
  hypothecEnds: 'six mois',
  businessDebitClaim: '10 jours ouvrables',
  personalDebitClaim: '90 jours civils',
  businessDebitReturn: '2 jours ouvrables bancaires',
  personalDebitReport: '60 jours',
  sbaDecision: 'de 5 à 10 jours ouvrables',
  rateStates:
    'La Californie et New York obligent la plupart des bailleurs de fonds à indiquer un taux annuel avec chaque offre, jusqu’à 500 000 $ en Californie et à 2,5 millions de dollars à New York',
  sbaCoverageSmall: '1,10',
  sbaPrepayment: '5\u00a0%, puis 3\u00a0%, puis 1\u00a0%',
};

function textOf(id: string, { value, range, day, unit }: Fact): string {
  if (day) return printedDay(day);
  if (range) return `de ${plain(range[0])} à ${unit === 'points' ? write.points(range[1]) : percent(range[1])}`;
  const text = words[id as FactId] ?? (value === undefined ? value : unit ? write[unit](value) : plain(value));
  if (text === undefined) throw new Error(`src/fr/facts/in-french.ts has no words for ${id}`);
  return text;
}

/** The facts with their texts in French, from the same values. Throws if one has neither a value nor words in French. */
export const inFrench = <Facts extends Readonly<Record<string, Fact>>>(facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([id, fact]) => [id, { ...fact, text: textOf(id, fact) }])) as Facts;
