import type { Testimonial } from '../../schemas/testimonial.js';

/** People and companies are invented. */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Nous avons rempli un seul profil un mardi. Le jeudi, nous comparions de vraies offres, et je les comprenais toutes.',
    name: 'Marisol Okafor',
    position: 'Fondatrice',
    company: 'Northfold Home Goods',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'J’avais un portail ouvert par prêteur et une feuille de calcul pour m’y retrouver. Maintenant, il y a une seule page, et elle répond à la question que je me posais vraiment : laquelle de ces offres puis-je me permettre?',
    name: 'Dev Raman',
    position: 'Chef des finances',
    company: 'Arclight Software',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Notre banque a pris son temps pour nous dire « peut-être ». Le prêteur rencontré ici a dit oui avant la fin de la semaine.',
    name: 'Élise Tremblay',
    position: 'Présidente',
    company: 'Atelier Tremblay',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'On nous a dit quel ratio nous freinait et comment l’améliorer avant de faire notre demande. Cet appel nous a fait gagner un trimestre.',
    name: 'Owen Castellano',
    position: 'Chef de la direction',
    company: 'Castellano Tile & Stone',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Mon métier, ce sont les camions. Je n’ai pas de service des finances. Pendant un mois, j’ai eu l’impression d’en avoir un.',
    name: 'Harpreet Gill',
    position: 'Propriétaire',
    company: 'Cascade Cold Chain',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Une chaîne nationale nous a passé la plus grosse commande de notre histoire, et notre fournisseur voulait être payé d’avance. Nous avons livré à la date promise.',
    name: 'Beatriz Amaral',
    position: 'Directrice générale',
    company: 'Amaral Imports',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Mes clients me demandaient un prêteur et je leur envoyais une liste. Maintenant, j’envoie un lien, et je vois où en est chacun d’eux.',
    name: 'Theo Grant',
    position: 'Associé',
    company: 'Ledgerline Advisory',
    rating: 5,
    invented: true,
  },
  {
    quote: 'Les seuls prêteurs qui ont appelé sont ceux à qui j’avais donné mon accord. Dans ce marché, c’est rare.',
    name: 'Colette Dubois',
    position: 'Fondatrice',
    company: 'Riverbank Cafe Group',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Les offres sont arrivées dans le même format, ligne par ligne. Il nous a fallu une soirée pour choisir, et mon comptable n’avait rien à ajouter.',
    name: 'Samuel Adeyemi',
    position: 'Directeur de l’exploitation',
    company: 'Juniper & Sons Supply',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'Nous créons des logiciels et possédons trois ordinateurs portables. Toutes les banques voulaient des garanties. Le jumelage a trouvé un prêteur qui sait lire des revenus récurrents.',
    name: 'Annika Solberg',
    position: 'Cofondatrice',
    company: 'Tallgrass Analytics',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'La paie tombe chaque semaine et les clients paient quand ça leur plaît. Le financement que nous avons trouvé suit enfin ce rythme.',
    name: 'Marcus Whitfield',
    position: 'Propriétaire',
    company: 'Whitfield Staffing',
    rating: 5,
    invented: true,
  },
  {
    quote:
      'J’attendais la facture. Il n’y en a pas eu. Le prêteur a payé les honoraires, et c’était écrit là où je pouvais le lire.',
    name: 'Yuki Tanabe',
    position: 'Cheffe des finances',
    company: 'Kettle & Pine Foods',
    rating: 5,
    invented: true,
  },
];
