import type { statements as english } from '../../claims/sentences.js';
import { figures } from './values.js';

/** What counts as incorporated, for every page that says who can open an account. */
export const legalForms =
  'une société par actions ou une société à responsabilité limitée américaine (LLC), mais non une entreprise individuelle ni une société de personnes';

/** Sentences that several pages share. */
export const statements: Readonly<Record<keyof typeof english, string>> = {
  whoSees:
    'Les prêteurs dont les critères correspondent voient un résumé; seuls ceux que vous choisissez ouvrent le dossier.',
  whoElseSees: 'Notre personnel et nos fournisseurs peuvent aussi lire le dossier si leur travail l’exige.',
  summary:
    'Le résumé indique votre secteur et votre région, une fourchette pour l’ancienneté et les revenus de l’entreprise, ainsi que le montant demandé. Il montre aussi votre degré de correspondance et si votre dossier est complet. Il ne contient ni nom ni document.',
  cost: 'Le jumelage est gratuit pour les entreprises.',
  costAndPayer:
    'Le jumelage est gratuit pour les entreprises : les prêteurs nous paient à la conclusion d’un financement.',
  costInFull:
    'Créer un profil, être jumelé et comparer des offres ne coûte rien à votre entreprise, et vous pouvez toutes les refuser. Pour les financements structurés plus importants, des frais d’analyse ou de transaction peuvent s’appliquer à la conclusion, et seulement si vous les avez d’abord acceptés par écrit.',
  whoPays: 'Nos honoraires sont convenus avec les prêteurs, qui nous paient à la conclusion d’un financement.',
  decision: `Les prêteurs rendent habituellement leur décision en ${figures.decisionTime}. Les prêts plus importants, les prêts garantis et ceux qu’appuie un gouvernement demandent plus de temps : pour un prêt de la SBA, ${figures.sbaTime}.`,
  decisionShort: `La plupart des décisions arrivent en ${figures.decisionTime}; les prêts plus importants, les prêts garantis et ceux qu’appuie un gouvernement demandent plus de temps.`,
  matching: `Le jumelage prend ${figures.matchingTime} une fois votre profil complet.`,
  whoCanOpen: `Les comptes sont réservés aux organisations constituées au Canada ou aux États-Unis : ${legalForms}.`,
  whoCanOpenShort:
    'Les comptes sont réservés aux sociétés par actions (du Canada ou des États-Unis) et aux LLC américaines.',
  whoCanOpenBrief: 'Pour les sociétés par actions et les LLC américaines.',
};
