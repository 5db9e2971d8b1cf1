import { needsOf } from '../../facts/funding/needs.js';
import { sourceIds } from '../../facts/funding/source-ids.js';
import type { ComparePage } from '../../schemas/pages/compare.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { arranged } from '../facts/broker-licenses.js';
import { otherFunding } from '../facts/funding/others.js';
import { fundingProducts } from '../facts/funding/products.js';
import { prime } from '../facts/prime.js';
import { sbaFacts } from '../facts/sba.js';
import { inUsd } from '../site/format.js';

/** The cheapest first, as the figures say or as is typical. */
const rows = [...fundingProducts, ...otherFunding]
  .map((kind) => ({ ...kind, needs: needsOf(kind.id) }))
  .sort((one, other) => (one.cells.cost.rank ?? 0) - (other.cells.cost.rank ?? 0));

export const compare: ComparePage = {
  meta: {
    title: 'Comparer onze types de financement d’entreprise | Boundless',
    description:
      'Le coût, le délai, l’admissibilité, les garanties et le remboursement anticipé de onze types de financement au Canada et aux États-Unis, sources à l’appui.',
  },
  hero: {
    title: 'Onze types de financement, côte à côte',
    lede: 'Ce que chacun coûte, en combien de temps vous recevez l’argent et ce que le prêteur demande en retour. Là où il manque un chiffre, l’ordre reflète notre avis. Vous avez déjà une offre? Vérifiez d’abord ce qu’elle coûte.',
    actions: [{ label: 'Vérifier votre offre', href: '/tools/check-an-offer' }],
  },
  table: {
    caption: 'Comparaison de onze types de financement d’entreprise',
    rowsLabel: 'Type de financement',
    needsLabel: 'À quoi servira l’argent?',
    allLabel: 'Tous les besoins',
    sourceLabel: 'Source',
    note: [
      'La liste commence par le type qui, selon nous, coûte le moins et finit par celui qui coûte le plus. Une ligne sans chiffre du marché est placée selon notre exemple ou notre avis. Pour les prêts des banques, l’ordre suit leurs prix. Un prêt en ligne à 40 % se range à côté de l’affacturage : fiez-vous au taux de votre offre plutôt qu’à sa place dans le tableau.',
      'Les taux des banques et des programmes ne comprennent pas les frais. Ceux des avances de fonds, de l’affacturage et de nos exemples les comprennent.',
      'Une limite est le maximum qu’un programme ou une loi permet : vous pouvez payer moins.',
      'Les prêteurs en ligne demandent bien plus que les banques. Les lignes des prêts et des marges indiquent ce qu’un site a relevé. Calculez le coût de votre propre offre. Dans certains États, un prêt au haut de la fourchette dépasse une limite légale : [vérifiez l’offre](/tools/check-an-offer).',
      '« Qui peut l’obtenir » reflète notre avis, sauf si un petit numéro renvoie à une source.',
      `Les taux américains et canadiens ne se comparent pas directement : à notre dernière vérification, le taux préférentiel était de ${prime.primeUs.text} aux États-Unis et de ${prime.primeCanada.text} au Canada. Comparez les lignes de votre pays.`,
      'Nos chiffres ne sont pas assez précis pour dire laquelle des quatre premières lignes coûte le moins, et deux offres du même type peuvent différer davantage que deux lignes. « $ CA » désigne des dollars canadiens et « $ US », des dollars américains.',
      'Où nous servons d’intermédiaire pour chaque type : voyez nos [conditions d’utilisation](/terms-of-service#using-the-service).',
    ],
    shown: '{count} types affichés sur {all}',
    needs: [
      { id: 'stock', label: 'Stocks' },
      { id: 'order', label: 'Une grosse commande' },
      { id: 'equipment', label: 'Équipement ou véhicule' },
      { id: 'late', label: 'Clients qui tardent à payer' },
      { id: 'gap', label: 'Manque passager de liquidités' },
      { id: 'growth', label: 'Démarrage ou croissance' },
      { id: 'buy', label: 'Achat d’une entreprise' },
      { id: 'debt', label: 'Remboursement d’une avance de fonds' },
      { id: 'refinance', label: 'Remplacement d’un prêt' },
    ],
    columns: [
      { id: 'cost', label: 'Coût par an', sortable: true },
      { id: 'speed', label: 'Délai (décision ou déblocage)', sortable: true },
      { id: 'eligibility', label: 'Qui peut l’obtenir' },
      { id: 'security', label: 'Garanties' },
      { id: 'guarantee', label: 'Cautionnement personnel' },
      { id: 'use', label: 'Usage et montant habituels' },
      { id: 'early', label: 'Remboursement anticipé' },
    ],
  },
  rows,
  others: {
    title: 'Hors de ce tableau',
    list: [
      {
        title: 'Carte de crédit d’entreprise',
        description:
          'Sans intérêts sur les achats si vous payez tout le solde avant la fin du délai de grâce; chère dans le cas contraire. Le propriétaire s’en porte généralement caution.',
        href: '/blog/basic-business-banking-products',
      },
      {
        title: 'Microprêt de la SBA',
        description: `États-Unis : jusqu’à ${inUsd(sbaFacts.sbaMicroloanLimit.text)} d’un prêteur sans but lucratif; vous payez ${sbaFacts.sbaMicroloanRates.text} par an. Nous n’en proposons pas.`,
        href: sbaFacts.sbaMicroloanLimit.source.href,
      },
      {
        title: 'Financement fondé sur les revenus',
        description:
          'Vous versez une part de vos ventes jusqu’à un total fixe. Calculez son coût annuel comme celui d’une avance.',
        href: '/glossary#revenue-based-financing',
      },
    ],
  },
  sources: sourceIds(rows),
  closing: {
    title: 'Lequel vous convient?',
    lede: `Remplissez un seul profil et voyez quels prêteurs y correspondent. Le jumelage est gratuit : les prêteurs nous paient à la conclusion d’un financement. Cela ne change pas l’ordre ici. ${statements.whoCanOpenShort} ${arranged} Le tableau ne tient pas compte de ce qui dépend de vous : votre dossier de crédit, la valeur de vos garanties et ce que les prêteurs offrent dans votre province ou votre État.`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Trouver le mien en quatre questions', href: '/tools/which-fits' },
    ],
  },
};
