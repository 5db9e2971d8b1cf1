import type { Author } from '../../schemas/author.js';

/** The authors of articles. */
export const authors: readonly Author[] = [
  {
    name: 'Amara Lindqvist',
    role: 'Directrice, Conseil en financement',
    href: '/authors/amara-lindqvist',
    bio: 'Amara a analysé des prêts à des fabricants de taille moyenne avant de conseiller des emprunteurs. Elle écrit sur les dossiers, les clauses restrictives et les liquidités : ce qu’un prêteur lit, et dans quel ordre.',
    keyHeading: 'Ce que je regarde d’abord',
    avatar: 'amara-lindqvist',
    invented: true,
  },
  {
    name: 'Theo Baptiste',
    role: 'Cofondateur et chef de la technologie',
    href: '/authors/theo-baptiste',
    bio: 'Theo a créé des systèmes de jumelage pour des hôpitaux avant d’en créer un pour des prêteurs. Il écrit sur les chiffres que les logiciels comprennent mal et sur les cotes qui donnent leurs raisons.',
    keyHeading: 'En bref',
    avatar: 'theo-baptiste',
    invented: true,
  },
  {
    name: 'Noor Haddad',
    role: 'Responsable de la recherche sur le crédit',
    href: '/authors/noor-haddad',
    bio: 'Noor a analysé le crédit aux petites entreprises au Canada et aux États-Unis avant d’écrire à ce sujet. Elle écrit sur les programmes publics, les règles et les petits caractères des produits courants.',
    keyHeading: 'L’essentiel',
    avatar: 'noor-haddad',
    invented: true,
  },
  { name: 'Boundless Team', role: 'Nouvelles de l’entreprise' },
];

/** On the page of an author who is made up. */
export const inventedAuthor =
  'Exemple fictif : cette personne et son parcours sont inventés. Les règles, les taux et les lois dans les articles sont réels, et nos guides en indiquent les sources.';
