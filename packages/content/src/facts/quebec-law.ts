import type { DisclosureLaw } from '../schemas/fact.js';
import { duty, everyKind, page } from './disclosure-duties.js';

const legisQuebec = 'https://www.legisquebec.gouv.qc.ca/en/version';
const civilCode = (article: number) => `${legisQuebec}/lc/ccq-1991?code=se:${article}&historique=20240325`;
const article = (number: number, subject: string) =>
  page('CA-QC', `Civil Code of Québec, article ${number}: ${subject}`, civilCode(number), '2024-03-25');

/** Quebec's law of contracts as it protects a business that borrows. Canada's law applies beside it. */
export const quebecLaw: DisclosureLaw = {
  region: 'CA-QC',
  state: 'Quebec',
  name: 'Section 55 of the Charter of the French Language',
  kinds: everyKind,
  duties: [duty.french],
  rules: [
    'A contract that you cannot negotiate has to be in French. Unless it is a loan, a version in another language binds you only if you expressly choose it after you have received the French one.',
  ],
  exempt:
    'If it is a loan, or a contract used in relations outside Quebec, the French version does not have to reach you first: it is enough that you and the lender expressly choose another language.',
  also: {
    title: 'Other rules of Quebec law',
    rules: [
      'If it is a loan of money, a court may annul the contract or reduce what you owe where, considering the risk and all the circumstances, one of the parties was exploited and gives far more than it gets (lesion; Civil Code, article 2332). A high rate alone is not enough.',
      'In a contract that you cannot negotiate, an abusive clause is null, or a court reduces what it asks of you (article 1437). So is a clause that you could not read or understand and that harms you, unless it was properly explained to you (article 1436).',
      'If the rate is above the limit in Canada, a court can annul the clause, or the whole contract if it is an indivisible whole (article 1438). Which of the two depends on the case (Court of Appeal, First Québec Holdings c. Développements Grand Ouest).',
      'Consumer protection law does not cover what you borrow for a business.',
      'Before a lender enforces a hypothec on movable property, it has to serve you a notice, register it and wait 20 days, or 10 to take possession (article 2758). A court can shorten this (2767).',
    ],
  },
  sources: [
    page(
      'CA-QC',
      'Charter of the French Language (Quebec, chapter C-11), section 55',
      `${legisQuebec}/cs/C-11?code=se:55&historique=20240325`,
      '2024-03-25',
    ),
    page(
      'CA-QC',
      'Mondaq: changes to the Charter of the French Language on June 1, 2023, with the contracts that are exempt, such as loans',
      'https://www.mondaq.com/canada/contract-of-employment/1325552/june-1-2023-is-around-the-corner-are-you-ready-for-the-upcoming-changes-to-the-charter-of-the-french-language',
      '2023-06-01',
    ),
    article(1436, 'clauses that cannot be read or understood'),
    article(1437, 'abusive clauses'),
    article(1438, 'what a null clause does to the rest of a contract'),
    page(
      'CA-QC',
      'Court of Appeal of Quebec, First Québec Holdings c. Développements Grand Ouest: a loan at a criminal rate (undated)',
      'https://courdappelduquebec.ca/en/judgments/details/first-quebec-holdings-inc-c-developpements-grand-ouest-inc',
      '2026-11-30',
    ),
    article(2332, 'lesion in a loan of money'),
    article(2758, 'notice before a hypothecary right is exercised'),
    page(
      'CA-QC',
      'Consumer Protection Act (Quebec, chapter P-40.1), section 1: who is a consumer',
      `${legisQuebec}/cs/P-40.1?code=se:1&historique=20240325`,
      '2024-03-25',
    ),
  ],
};
