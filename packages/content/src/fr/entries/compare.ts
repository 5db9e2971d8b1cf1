import { pricedFirst } from '../../facts/funding/priced-first.js';
import { sourceIds } from '../../facts/funding/source-ids.js';
import type { ComparePage } from '../../schemas/pages/compare.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { arranged } from '../facts/broker-licenses.js';
import { otherFunding } from '../facts/funding/others.js';
import { fundingProducts } from '../facts/funding/products.js';
import { prime } from '../facts/prime.js';

const rows = pricedFirst([...fundingProducts, ...otherFunding]);

export const compare: ComparePage = {
  meta: {
    title: 'Comparer onze types de financement d’entreprise | Boundless',
    description:
      'Le coût, le délai, l’admissibilité, les garanties et le remboursement anticipé de onze types de financement au Canada et aux États-Unis, sources à l’appui.',
  },
  hero: {
    title: 'Onze types de financement, côte à côte',
    lede: 'Ce que chacun coûte, en combien de temps vous recevez l’argent et ce que le prêteur demande en retour. Vous avez déjà une offre? Vérifiez d’abord ce qu’elle coûte.',
    actions: [{ label: 'Vérifier votre offre', href: '/tools/check-an-offer' }],
  },
  table: {
    caption: 'Comparaison de onze types de financement d’entreprise',
    rowsLabel: 'Type de financement',
    unpriced: { column: 'cost', label: 'Sans prix du marché : le moins cher d’abord, à notre avis' },
    needsLabel: 'À quoi servira l’argent?',
    allLabel: 'Tous les besoins',
    sourceLabel: 'Source',
    note: [
      'Les types qui ont un prix du marché vont du moins cher au plus cher, selon les prix des banques là où elles prêtent. Un prêt en ligne à 40 % se range à côté de l’affacturage : fiez-vous au taux de votre offre plutôt qu’à sa place dans le tableau.',
      'Les taux des banques et des programmes ne comprennent pas les frais. Ceux des avances de fonds, de l’affacturage et de nos exemples les comprennent.',
      'Une limite est le maximum qu’un programme ou une loi permet : vous pouvez payer moins.',
      'Les prêteurs en ligne demandent bien plus que les banques. Les lignes des prêts et des marges donnent ce qu’un site a relevé : calculez le coût de votre offre. Dans certains États, un prêt au haut de la fourchette dépasse une limite légale : [vérifiez l’offre](/tools/check-an-offer).',
      '« Qui peut l’obtenir » reflète notre avis, sauf si un petit numéro renvoie à une source.',
      `Les taux américains et canadiens ne se comparent pas directement : à notre dernière vérification, le taux préférentiel était de ${prime.primeUs.text} aux États-Unis et de ${prime.primeCanada.text} au Canada. Comparez les lignes de votre pays.`,
      'Nos chiffres sont trop approximatifs pour classer les trois premières lignes entre elles, et deux offres du même type peuvent différer plus que deux lignes. « $ CA » désigne des dollars canadiens et « $ US », des dollars américains.',
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
  sources: sourceIds(rows),
  closing: {
    title: 'Lequel vous convient?',
    lede: `Remplissez un seul profil et voyez quels prêteurs y correspondent. Le jumelage est gratuit : les prêteurs nous paient à la conclusion d’un financement. Cela ne change pas l’ordre ici. ${statements.whoCanOpenShort} Le tableau ne tient pas compte de ce qui dépend de vous : votre dossier de crédit, la valeur de vos garanties et ce que les prêteurs offrent dans votre province ou votre État. ${arranged}`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Trouver le mien en quatre questions', href: '/tools/which-fits' },
    ],
  },
};
