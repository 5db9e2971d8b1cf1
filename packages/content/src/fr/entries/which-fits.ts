import type { WhichFitsPage } from '../../schemas/pages/which-fits.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { regions } from '../facts/funding/regions.js';
import { longMoney, money } from '../site/format.js';

export const whichFits: WhichFitsPage = {
  meta: {
    title: 'Quel financement vous convient? | Boundless',
    description:
      'Répondez à quatre questions : un type de financement par lequel commencer, les raisons et d’autres options. Vos réponses ne sont ni conservées ni transmises.',
  },
  hero: {
    title: 'Quel type de financement vous convient?',
    lede: 'Répondez à quatre questions; les trois autres sont facultatives. Nous vous proposons un type de financement par lequel commencer et expliquons pourquoi. Modifiez une réponse pour voir ce que cela change.',
  },
  form: {
    title: 'Votre entreprise',
    submit: 'Voir ce qui convient',
    placeholder: 'Veuillez choisir',
    note: `Vos réponses ne sont ni conservées ni transmises. Cette indication générale n’est ni un conseil ni une offre. ${statements.whoCanOpen}`,
    missing: 'Veuillez choisir une réponse',
    resultLabel: 'Commencez par',
    reasonsTitle: 'Pourquoi ce choix vient en premier',
    conditionsTitle: 'La suite, le coût et les conditions',
    placesTitle: 'Offert dans ces États',
    alternativesTitle: 'Autres options',
    othersTitle: 'Ailleurs que chez Boundless',
    lastResortTitle: 'Seulement si rien d’autre ne convient',
    detailsLabel: 'Voir de plus près',
    empty: {
      title: 'Votre réponse s’affiche ici',
      text: 'Répondez aux quatre premières questions. Vous obtenez un type de financement par lequel commencer, les raisons, et d’autres qui conviennent. Si aucun ne convient, nous le disons.',
    },
    action: { label: 'Commencer gratuitement', href: links.signUp },
  },
  start: { country: 'ca' },
  questions: [
    {
      name: 'need',
      label: 'À quoi servira l’argent?',
      options: [
        { value: 'stock', label: 'Stocks' },
        { value: 'order', label: 'Une grosse commande' },
        { value: 'equipment', label: 'Équipement ou véhicule' },
        { value: 'late', label: 'Clients qui tardent à payer' },
        { value: 'gap', label: 'Manque passager de liquidités' },
        { value: 'growth', label: 'Démarrage ou croissance : embauche, rénovation, nouvel emplacement' },
        { value: 'buy', label: 'Achat d’une entreprise' },
        { value: 'debt', label: 'Remboursement d’une avance de fonds' },
        { value: 'refinance', label: 'Remplacement d’un prêt' },
      ],
    },
    {
      name: 'amount',
      label: 'Combien vous faut-il, en dollars de votre pays?',
      options: [
        { value: 'small', label: `Moins de ${money(25_000)}`, range: { to: 25_000 } },
        { value: 'medium', label: `De ${money(25_000)} à ${money(250_000)}`, range: { from: 25_000, to: 250_000 } },
        {
          value: 'large',
          label: `De ${money(250_000)} à ${longMoney(1_000_000)}`,
          range: { from: 250_000, to: 1_000_000 },
        },
        { value: 'largest', label: `Plus de ${longMoney(1_000_000)}`, range: { from: 1_000_000 } },
      ],
    },
    {
      name: 'stage',
      label:
        'Quelle est la situation de l’entreprise (ou de celle que vous achetez)? Si plusieurs conviennent, choisissez la dernière de la liste.',
      options: [
        { value: 'new', label: 'Moins d’un an', yearlySales: 12 * 20_000 },
        {
          value: 'young',
          label: `Un an ou plus, moins de ${money(20_000)} de ventes par mois`,
          yearlySales: 12 * 20_000,
          monthlySalesUnder: 20_000,
        },
        { value: 'steady', label: `Un an ou plus, ${money(20_000)} de ventes ou plus par mois` },
        { value: 'established', label: `Trois ans ou plus, ${money(100_000)} de ventes ou plus par mois` },
      ],
    },
    {
      name: 'country',
      label: 'Où se trouve l’entreprise?',
      options: [
        { value: 'ca', label: 'Canada' },
        { value: 'us', label: 'États-Unis' },
      ],
    },
    {
      name: 'region',
      label: 'Dans quelle province ou quel État?',
      optionalLabel: '(facultatif)',
      options: Object.entries(regions).map(([value, label]) => ({
        value,
        label,
        country: value.startsWith('CA-') ? 'ca' : 'us',
      })),
    },
    {
      name: 'when',
      label: 'Quand vous faut-il l’argent?',
      optionalLabel: '(facultatif)',
      options: [
        { value: 'week', label: 'D’ici une semaine' },
        { value: 'month', label: 'D’ici un mois' },
        { value: 'later', label: 'Plus tard' },
      ],
    },
    {
      name: 'card-sales',
      label: 'Quel est le total mensuel de vos ventes par carte et en ligne?',
      optionalLabel: '(facultatif)',
      options: [
        { value: 'none', label: 'Rien, ou très peu', monthlySales: 0 },
        { value: 'low', label: `Moins de ${money(20_000)}`, monthlySales: 0 },
        { value: 'middle', label: `De ${money(20_000)} à ${money(200_000)}`, monthlySales: 20_000 },
        { value: 'high', label: `${money(200_000)} ou plus`, monthlySales: 200_000 },
      ],
    },
  ],
  closing: {
    title: 'Voyez de vraies offres, puis décidez',
    lede: `Un seul profil, plusieurs prêteurs. Le jumelage est gratuit : les prêteurs nous paient à la conclusion d’un financement. Cela ne change pas l’ordre ici. Vous pouvez aussi apporter ce résultat à une banque, à une caisse ou coopérative de crédit, ou à un prêteur communautaire.`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Comparer les onze types', href: '/compare' },
    ],
  },
};
