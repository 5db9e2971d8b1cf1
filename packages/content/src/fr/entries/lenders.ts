import { capitalize } from '../../claims/capitalize.js';
import type { LendersPage } from '../../schemas/pages/lenders.js';
import { definitions, sinceFounding } from '../claims/counted.js';
import { figures } from '../claims/values.js';

export const lenders: LendersPage = {
  meta: {
    title: 'Prêteurs : des demandes documentées | Boundless',
    description:
      'Des dossiers qui montrent ce qui est vérifié et ce qui manque, jumelés à vos critères de crédit. Joignez-vous au réseau au Canada et aux États-Unis.',
  },
  hero: {
    title: 'Prêtez à des entreprises prêtes à emprunter',
    lede: 'Des dossiers qui montrent ce qui est vérifié et ce qui manque encore, jumelés à vos critères de crédit et venant de propriétaires qui ont déjà accepté que vous les joigniez.',
    actions: [{ label: 'Se joindre à notre réseau', href: '#partnership-form' }],
  },
  benefits: {
    title: 'Passez moins de temps à chercher des emprunteurs',
    items: [
      {
        icon: 'store',
        drawing: 'vetted',
        title: 'Des entreprises sélectionnées',
        description:
          'Chaque demande indique à quoi servira l’argent et quelles sources sont reliées, et le propriétaire a accepté d’être présenté.',
      },
      {
        icon: 'repeat',
        drawing: 'renewal',
        title: 'Gagnez et gardez des clients',
        description:
          'Quand les besoins d’un emprunteur changent, son profil est mis à jour. Si le propriétaire y consent, vous êtes informé des renouvellements et des nouvelles demandes des entreprises que vous connaissez déjà.',
      },
      {
        icon: 'list-checks',
        drawing: 'checklist',
        title: 'Simplifiez votre processus',
        description:
          'Un seul format de dossier pour tous les demandeurs, avec des documents nommés et datés. Votre analyste voit tout de suite ce qui y est et ce qu’il faut demander.',
      },
      {
        icon: 'scan-search',
        drawing: 'diligence',
        title: 'Modernisez vos vérifications',
        description:
          'Les relevés sont lus, comparés aux livres et annotés là où ils divergent. Votre équipe voit tout de suite quoi demander.',
      },
    ],
  },
  values: {
    title: 'Ce que nous vérifions avant qu’un profil vous parvienne',
    items: [
      {
        icon: 'git-merge',
        drawing: 'criteria',
        title: 'Jumelage par l’IA',
        description:
          'Décrivez une fois les demandes que vous cherchez. Chaque nouveau profil est coté selon cette description. Vous voyez la cote avec le résumé, et ses raisons une fois que le propriétaire vous a choisi.',
      },
      {
        icon: 'filter',
        title: 'Des demandes bien documentées',
        description:
          'Chaque demande précise l’usage des fonds et signale les chiffres vérifiés, reliés à leur source ou manquants.',
      },
      {
        icon: 'shield-check',
        title: 'Réduction du risque',
        description:
          'Avant qu’un dossier vous parvienne, nous cherchons des signes de fraude, comparons les documents et indiquons ce qui ne concorde pas. Vous faites toujours vos propres vérifications.',
      },
    ],
  },
  stats: [
    { number: capitalize(figures.capitalRequests), label: 'Demandes de capitaux', invented: true },
    { number: figures.salesCycle, label: 'Raccourcissement du cycle de vente', change: 'decrease', invented: true },
    {
      number: figures.completedApplications,
      label: 'Hausse des demandes menées à terme',
      change: 'increase',
      invented: true,
    },
  ],
  statBars: { usual: 'Voie habituelle', ours: 'Avec Boundless' },
  statsNote: `${sinceFounding} ${definitions.capitalRequests} ${definitions.usualChannel}`,
  form: {
    title: 'Joignez-vous au réseau',
    lede: `Dites-nous ce que vous financez. L’équipe chargée des prêteurs vous répond ${figures.responseTime}.`,
  },
};
