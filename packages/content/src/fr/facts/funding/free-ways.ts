import { freeWays as english } from '../../../facts/funding/free-ways.js';
import type { FitAnswers } from '../../../schemas/pages/which-fits.js';

/** In the order of the English ways. */
const words = [
  {
    title: 'Vos fournisseurs, vos clients et votre banque',
    description:
      'Plus de temps chez vos fournisseurs et des encaissements plus rapides ne coûtent habituellement rien et ne demandent aucun dossier. Ne demandez un petit découvert à votre banque que pour le reste.',
    reasons: [
      'Chaque délai accordé par un fournisseur et chaque facture payée plus tôt réduisent la somme à emprunter.',
      'Un fournisseur ou un client qui vous connaît décide en un appel. Aucun prêt qui convient à une jeune entreprise n’arrive à coup sûr en une semaine.',
    ],
    apply:
      'Si le manque doit revenir, demandez dès aujourd’hui l’un des financements ci-dessous pour l’avoir la prochaine fois. Une carte de crédit d’entreprise ne coûte pas d’intérêts si vous payez tout le solde à l’échéance.',
    link: 'Prévoir un manque de liquidités',
  },
  {
    title: 'Vos clients, vos fournisseurs et votre banque',
    description:
      'Si des clients vous doivent de l’argent, appelez chaque client en retard, renvoyez-lui la facture et offrez un petit rabais s’il paie cette semaine. Demandez un acompte pour le prochain contrat, plus de temps à vos fournisseurs et à votre propriétaire, et un court découvert à votre banque. Remettez à plus tard ce qui peut attendre.',
    reasons: [
      'Chaque dollar qui rentre plus tôt, ou qu’un fournisseur accepte d’attendre, est un dollar de moins à emprunter.',
      'Les gens qui vous connaissent décident en un appel. Peu de prêteurs versent l’argent en moins d’une semaine, et une nouvelle marge à la banque prend des semaines.',
    ],
    apply: 'Demandez dès maintenant l’un des financements ci-dessous pour l’avoir la prochaine fois.',
    link: 'Prévoir un manque de liquidités',
  },
  {
    title: 'Un acompte de votre acheteur',
    description:
      'Demandez à l’acheteur de payer une partie à la commande, et au fournisseur d’attendre que l’acheteur ait payé le reste. Cela ne coûte rien, et il vous reste moins à emprunter.',
    reasons: [
      'Chaque dollar que l’acheteur paie à la commande est un dollar de moins à emprunter.',
      'L’acheteur veut les marchandises et le fournisseur veut la vente : les deux ont une raison de vous aider.',
    ],
    apply: 'Si cela ne suffit pas, demandez l’un des financements ci-dessous pour le reste.',
    link: 'Comprendre le fonds de roulement',
  },
  {
    title: 'Plus de temps chez votre fournisseur, ou une première commande plus petite',
    description:
      'Demandez au fournisseur d’attendre que vous ayez vendu les marchandises, ou ne commandez que ce que vous pouvez payer maintenant, puis passez une autre commande avec l’argent de vos ventes.',
    reasons: [
      'Chaque dollar que le fournisseur accepte d’attendre et chaque article commandé plus tard réduisent la somme à emprunter.',
      'Votre fournisseur peut décider en un appel. Aucun prêt qui convient à une jeune entreprise n’arrive à coup sûr en une semaine.',
    ],
    apply:
      'Demandez si le fournisseur exige des frais pour ce délai. Pour ce qui manque encore, demandez dès aujourd’hui l’un des financements ci-dessous.',
    link: 'Comprendre le fonds de roulement',
  },
];

/** What to try before any credit, because it usually costs nothing. */
export const freeWays: FitAnswers['others'] = english.map((way, index) => {
  const { title = '', description = '', reasons = [], apply = '', link = '' } = words[index] ?? {};
  return { ...way, title, description, ...(way.leads && { leads: { ...way.leads, reasons, apply, link } }) };
});
