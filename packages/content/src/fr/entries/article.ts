import type { ArticleCategory } from '../../schemas/article.js';
import type { ArticlePage } from '../../schemas/pages/article-page.js';
import { links } from '../../site/links.js';
import { figures } from '../claims/values.js';

export const article: ArticlePage = {
  backToBlog: { label: 'Retour au blogue', href: '/blog' },
  contents: 'Sur cette page',
  authorBio: 'Qui a écrit cet article',
  share: 'Partager',
  shared: 'Le lien est copié. Collez-le où vous voulez.',
  shareFailed: 'Le lien n’a pas pu être copié. Copiez-le dans la barre d’adresse.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  updated: 'Mis à jour le',
  reviewed: 'Relu le',
  illustrative:
    'Exemple fictif : cette personne et son parcours sont inventés, ainsi que les autres personnes et les entreprises. Les règles, les taux et les lois sont réels, et nos guides en indiquent les sources.',
  inventedAuthor: 'Personnage fictif; les règles, les taux et les lois sont réels.',
  illustrativeExample:
    'Exemple fictif : les personnes, les entreprises et les offres des exemples sont inventées. Les entreprises que nous nommons comme partenaires ne le sont pas. Les règles, les taux et les lois sont réels.',
  disclaimer:
    'Cet article donne de l’information générale et non des conseils sur votre entreprise. Boundless met des entreprises en relation avec des prêteurs (aux États-Unis, dans quelques États seulement), qui la paient à la conclusion d’un financement. Elle ne donne aucun conseil financier, juridique ou fiscal et n’est partie à aucun contrat de prêt. Avant de signer, faites lire les conditions à votre comptable, à votre avocat ou à votre notaire.',
  sources: 'Sources',
  asOf: 'à jour au {day}',
  readOn: 'page sans date, consultée le {day}',
  sameSubject: 'Sur le même sujet',
  savedMessage: 'Enregistré dans ce navigateur.',
  removedMessage: 'Retiré de vos articles enregistrés.',
  saveFailed:
    'Votre navigateur ne permet pas à ce site d’enregistrer quoi que ce soit : vos articles enregistrés n’ont pas changé.',
  cta: {
    title: 'On commence?',
    lede: `Remplissez un seul profil : nous vous mettons en relation avec des prêteurs en ${figures.matchingTime}.`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'En savoir plus', context: 'sur le fonctionnement', href: '/how-it-works' },
    ],
  },
  relatedTitle: 'Articles connexes',
  readArticle: 'Lire l’article',
  missing: {
    title: 'Bientôt en ligne | Boundless',
    description:
      'Cet article est en préparation et n’est pas encore publié. D’autres guides vous attendent dès maintenant.',
  },
};

export const categories: Readonly<Record<ArticleCategory, string>> = {
  'Press Release': 'Communiqué',
  'Press Releases': 'Communiqués',
  'Case Study': 'Étude de cas',
  Commentary: 'Commentaire',
  Guide: 'Guide',
  Insights: 'Analyses',
  'New Feature Release': 'Nouveauté',
};
