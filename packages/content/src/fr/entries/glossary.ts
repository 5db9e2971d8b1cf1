import type { GlossaryPage } from '../../schemas/pages/glossary.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { fromAToD } from '../glossary/a-to-d.js';
import { fromEToO } from '../glossary/e-to-o.js';
import { fromPToZ } from '../glossary/p-to-z.js';
import { quebecTerms } from '../glossary/quebec.js';
import { language } from '../site/language.js';

const { compare } = new Intl.Collator(language.locale);

export const glossary: GlossaryPage = {
  meta: {
    title: 'Glossaire du financement d’entreprise | Boundless',
    description:
      'Le sens des mots des offres de prêt et des contrats de financement, en langage clair, pour les propriétaires d’entreprise du Québec et d’ailleurs.',
  },
  hero: {
    title: 'Les mots du contrat',
    lede: 'Ce que veulent dire les prêteurs et les bailleurs de fonds, en une phrase ou deux. Nos articles mènent à ces définitions.',
  },
  first: {
    title: 'Huit mots à repérer avant de signer',
    ids: [
      'personal-guarantee',
      'blanket-lien',
      'pre-authorized-debit',
      'reconciliation',
      'default',
      'prepayment-penalty',
      'evergreen-renewal',
      'confession-of-judgment',
    ],
  },
  lettersLabel: 'Lettres',
  terms: [...fromAToD, ...fromEToO, ...fromPToZ, ...quebecTerms].sort((one, other) => compare(one.term, other.term)),
  closing: {
    title: 'Comparez maintenant de vraies offres',
    lede: `Un seul profil, plusieurs prêteurs, et les conditions de chaque offre dans le même ordre. ${statements.costAndPayer} Ces définitions sont générales : en cas de litige, votre contrat fait foi.`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Calculer une offre', href: '/tools' },
    ],
  },
};
