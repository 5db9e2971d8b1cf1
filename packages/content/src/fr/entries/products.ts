import { capitalize } from '../../claims/capitalize.js';
import type { FinancialProduct } from '../../schemas/financial-product.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedIn } from '../facts/broker-rules.js';
import { examples } from '../facts/funding/examples.js';
import { limitInCanada } from '../facts/funding/limit-in-canada.js';
import { warnings } from '../facts/funding/warnings.js';
import { surveys } from '../facts/surveys.js';
import { money, percent } from '../site/format.js';

const described: readonly FinancialProduct[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Avance de fonds',
    subtitle: 'De l’argent maintenant contre une part de vos ventes',
    description:
      'Une avance de fonds aux commerçants (merchant cash advance) sur vos ventes futures par carte et en ligne, remboursée jusqu’à un total fixe. Si le contrat prend une part de vos ventes, vous payez moins quand elles ralentissent. S’il prévoit un débit fixe, vous payez autant jusqu’à ce que le bailleur de fonds accepte de le recalculer. Dans les deux cas, le total ne change pas. La plupart des bailleurs de fonds inscrivent aussi une sûreté sur les biens de l’entreprise, et la plupart demandent à un propriétaire de garantir le contrat sous une forme ou une autre.',
    icon: 'credit-card',
    features: [
      `Approbation en ${figures.mcaApprovalTime}`,
      capitalize(figures.mcaLimit),
      'Prélevée chaque jour ou chaque semaine, et non chaque mois',
      'Peu de paperasse',
    ],
    usedBy: 'restaurants, commerces de détail et commerce en ligne.',
    price: `Un coefficient de remboursement (le « facteur » ou factor rate du contrat), fixé à la signature. Ce n’est pas un taux annuel : selon notre calcul à partir de frais américains, une avance coûte ${surveys.advanceYear.text} par an, ou plus si vous la remboursez en moins de six mois. [Calculez le taux annuel](/tools/merchant-cash-advance) de la vôtre avant de signer. Limite légale au Canada, s’il s’agit de crédit : ${limitInCanada} ${warnings.advanceAndSba}`,
    speed: `Approbation en ${figures.mcaApprovalTime}; les fonds arrivent peu après.`,
    imageAlt:
      'Des barres de ventes hebdomadaires par carte qui montent et descendent; une mince tranche de chacune va au bailleur de fonds.',
  },
  {
    id: 'asset-based-lending',
    title: 'Prêt sur actifs',
    subtitle: 'Empruntez sur ce que vous possédez et sur ce qu’on vous doit',
    description:
      'Un crédit renouvelable garanti par vos comptes clients, vos stocks ou votre équipement. Quand les actifs augmentent, la limite augmente aussi.',
    icon: 'layers',
    features: [
      `Prêts à partir de ${figures.ablMinimum}`,
      `Environ ${figures.ablCollateral} de biens en garantie`,
      'Empruntez et remboursez au besoin',
      'Une limite qui suit votre croissance',
    ],
    usedBy: 'distributeurs, fabricants et agences de placement.',
    price: `Des intérêts sur la somme utilisée, une commission d’engagement sur la somme inutilisée et le coût de la surveillance des garanties. Dans notre exemple, à des taux supposés, il coûte ${examples.ablYear} par an, frais compris.`,
    speed: 'Plus lent que les autres produits : le prêteur examine d’abord les comptes clients et les stocks.',
    imageAlt:
      'Des comptes clients, des stocks et de l’équipement, retenus chacun en partie, forment ensemble une seule limite de crédit.',
  },
  {
    id: 'term-loans',
    title: 'Prêts à terme',
    subtitle: 'Un montant, un calendrier',
    description:
      'Empruntez un montant fixe et remboursez-le à des dates connues d’avance. Si le taux est variable, le paiement peut changer. C’est le choix habituel pour un bien qui servira des années.',
    icon: 'calendar-range',
    features: [
      `Durées de ${figures.termLoanYears}`,
      'Taux fixe ou variable',
      'Équipement, expansion ou refinancement',
      'Possibilités de remboursement anticipé',
    ],
    usedBy: 'entreprises établies qui ont un plan précis.',
    price: `Des intérêts sur le solde et des frais de montage. Le taux dépend de vos antécédents, de votre capacité de remboursement et de vos garanties. Par exemple, ${money(100_000)} à un taux supposé de ${percent(9.5)} sur 60 mois coûtent ${money(2100)} par mois et ${money(26_011)} d’intérêts au total, avant les frais : [calculez le vôtre](/tools/business-loan?amount=100000&rate=9.5&months=60). Demandez ce que coûte un remboursement anticipé.`,
    speed: statements.decision,
    imageAlt:
      'Un escalier de barres annuelles : le solde baisse lentement au début, puis plus vite, jusqu’à ce que rien ne soit dû.',
  },
  {
    id: 'po-financing',
    title: 'Financement de bons de commande',
    subtitle: 'Payez votre fournisseur avant que votre acheteur vous paie',
    description:
      'Un bailleur de fonds paie votre fournisseur pour que vous puissiez livrer. Quand votre client paie, le bailleur de fonds récupère son avance et prélève ses frais; vous gardez le reste.',
    icon: 'file-check',
    features: [
      `Commandes ${figures.poOrderSize}`,
      `Durée moyenne de ${figures.poTerms}`,
      'Souvent sans cautionnement personnel',
      'Fournisseur payé directement',
    ],
    usedBy: 'importateurs, grossistes et marques de biens de consommation.',
    price: `Des frais sur le montant pour chaque mois, même entamé : un client qui paie en retard vous coûte donc plus cher. Par exemple, avec des frais supposés de ${examples.poFee} par période de 30 jours, ${money(50_000)} pendant 60 jours coûtent ${money(3000)}, soit ${examples.poYear} par an. Là où aucun cautionnement personnel n’est demandé, une garantie de validité l’est souvent : vous répondez alors de la fraude et des faux documents.`,
    speed: 'Le temps qu’il faut au bailleur de fonds pour vérifier la commande, le fournisseur et le client.',
    imageAlt:
      'Le client commande, vous confirmez, le bailleur de fonds paie le fournisseur; le client paie à la livraison.',
  },
  {
    id: 'inventory-financing',
    title: 'Financement de stocks',
    subtitle: 'Garnissez vos tablettes avant la saison',
    description:
      'Un crédit garanti par les marchandises que vous détenez ou que vous êtes sur le point d’acheter. Il convient aux entreprises dont l’argent dort dans les stocks une partie de l’année.',
    icon: 'boxes',
    features: [
      'Avance sur les stocks existants ou en transit',
      'Suit les pointes saisonnières',
      'Remboursé au fil des ventes',
      'Aucune part de l’entreprise cédée',
    ],
    usedBy: 'commerces de détail et en ligne à demande saisonnière.',
    price: `Des intérêts sur le solde et des frais de dénombrement des stocks. Par exemple, avec un taux supposé de ${examples.inventoryRate} par an et des frais d’évaluation supposés de ${examples.inventoryAppraisal}, cela coûte ${examples.inventoryYear} par an si les stocks se vendent en ${examples.inventoryDays}.`,
    speed: 'Plus lent la première fois, quand on évalue les stocks; rapide pour chaque tirage par la suite.',
    imageAlt: 'Une pile de boîtes : celles qui sont financées quittent la pile en se vendant et remboursent le crédit.',
  },
  {
    id: 'supply-chain-financing',
    title: 'Financement de la chaîne d’approvisionnement',
    subtitle: 'Vos fournisseurs payés tôt, vous plus tard',
    description:
      'Un bailleur de fonds paie vos fournisseurs avant l’échéance, et vous le payez à l’échéance ou, moyennant des frais, plus tard. Les fournisseurs consentent un petit escompte pour être payés plus vite.',
    icon: 'truck',
    features: [
      'Votre échéance reste la même ou recule',
      'Un petit escompte consenti par les fournisseurs',
      'De meilleures relations avec les fournisseurs',
      'Vos commandes ne changent pas',
    ],
    usedBy: 'acheteurs de taille moyenne qui ont des fournisseurs réguliers.',
    price: `Un escompte consenti par le fournisseur : un taux annuel qui dépend de la solvabilité de l’acheteur, pour les jours qui restent avant l’échéance. Par exemple, à un taux supposé de ${examples.supplyChainRate} par an, à peu près celui que nous estimons pour une marge de crédit dans une banque américaine, un fournisseur payé ${examples.supplyChainInvoice} avec ${examples.supplyChainDays} d’avance renonce à ${examples.supplyChainDiscount}. Payer après l’échéance vous coûte un supplément.`,
    speed: 'Une seule mise en place avec l’acheteur; ensuite, chaque facture approuvée est payée avant l’échéance.',
    imageAlt:
      'Une ligne du temps : le fournisseur est payé au début, la marchandise se vend au milieu, vous remboursez à la fin.',
  },
];

/** Each product also says in which states we arrange it. */
export const products: readonly FinancialProduct[] = described.map((product) => ({
  ...product,
  places: arrangedIn(product.id),
}));
