import { pricedFirst } from '../../facts/funding/priced-first.js';
import { sourceIds } from '../../facts/funding/source-ids.js';
import type { ComparePage } from '../../schemas/pages/compare.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { arranged } from '../facts/broker-rules.js';
import { otherFunding } from '../facts/funding/others.js';
import { fundingProducts } from '../facts/funding/products.js';

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
