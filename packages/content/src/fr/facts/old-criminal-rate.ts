import {
  oldCriminalRate as english,
  oldCriminalRateSource as englishSource,
  oldAgreementsSummary,
} from '../../facts/old-criminal-rate.js';
import { inFrench } from './in-french.js';

export { oldAgreementsSummary };

export const oldCriminalRateSource = { ...englishSource, href: englishSource.href.replace('-eng.', '-fra.') };

export const oldCriminalRate = inFrench(english);

export const oldAgreements = `Pour un contrat conclu avant le 1er janvier 2025, l’ancienne limite s’applique : ${oldCriminalRate.oldCriminalRate.text} par an, intérêts composés, soit environ ${oldCriminalRate.oldCriminalRateYearly.text} en taux annuel simple.`;
