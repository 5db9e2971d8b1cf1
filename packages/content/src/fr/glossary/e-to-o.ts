import { term } from '../../glossary/term.js';
import type { GlossaryTerm } from '../../schemas/pages/glossary.js';

/** The terms whose French names begin with E to O. */
export const fromEToO: readonly GlossaryTerm[] = [
  term(
    'margin',
    'Écart',
    'Les points de pourcentage qu’un prêteur ajoute au taux de référence (margin ou spread en anglais). Celui-ci est le même pour tous; l’écart dépend de vous.',
  ),
  term(
    'maturity',
    'Échéance',
    'Le jour où tout ce que vous devez encore devient exigible. Elle peut venir avant que les versements aient remboursé tout le prêt : le reste est alors un paiement forfaitaire final.',
  ),
  term(
    'negative-pledge',
    'Engagement de ne pas grever',
    'Promesse de ne pas donner vos biens en garantie à d’autres prêteurs (negative pledge). Y manquer est un défaut. Demandez des exceptions, par exemple pour les prêts d’équipement et le crédit-bail.',
  ),
  term(
    'credit-check',
    'Enquête de crédit',
    'Consultation de votre dossier de crédit. Une consultation sans effet (soft check) ne change pas votre cote. Celle d’une demande de crédit (hard check) peut la faire baisser un peu pour un temps. Demandez laquelle c’est avant d’accepter.',
  ),
  term(
    'forbearance',
    'Entente d’atermoiement',
    'Après un défaut, le prêteur promet de ne pas exercer ses droits pendant un certain temps (forbearance en anglais). Il demande souvent en échange des frais, plus de garanties ou la promesse de ne pas le poursuivre. Faites-la lire à un avocat avant de signer.',
  ),
  term(
    'acceleration',
    'Exigibilité anticipée',
    'Après un défaut, le prêteur déclare que vous devez tout le prêt d’un coup, et non seulement les versements manqués (acceleration en anglais). Au Québec : déchéance du terme (article 1514 du Code civil). Demandez un délai pour corriger un défaut.',
  ),
  term(
    'equipment-financing',
    'Financement d’équipement',
    'Prêt ou crédit-bail pour une machine ou un véhicule qui sert lui-même de garantie. Le prêt ne devrait pas durer plus longtemps que la machine.',
    ['Lire le guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'purchase-order-financing',
    'Financement de bons de commande',
    'Un bailleur de fonds paie votre fournisseur pour que vous puissiez exécuter une grosse commande; il est remboursé quand votre client paie. Il faut une commande ferme d’un acheteur solvable.',
    ['Voir le produit', '/financial-products#po-financing'],
  ),
  term(
    'supply-chain-financing',
    'Financement de la chaîne d’approvisionnement',
    'Un bailleur de fonds paie vos fournisseurs plus tôt, et vous le payez à l’échéance ou plus tard. Le prix dépend de votre solvabilité, et non de celle du fournisseur.',
    ['Voir le produit', '/financial-products#supply-chain-financing'],
  ),
  term(
    'inventory-financing',
    'Financement de stocks',
    'Crédit garanti par des marchandises que vous avez ou que vous allez acheter. Vous le remboursez à mesure qu’elles se vendent.',
    ['Voir le produit', '/financial-products#inventory-financing'],
  ),
  term(
    'revenue-based-financing',
    'Financement fondé sur les revenus',
    'De l’argent que vous remboursez par une part de vos revenus mensuels, jusqu’à une somme fixe. Dans les bons mois, vous remboursez plus vite, ce qui augmente le coût annuel.',
  ),
  term(
    'sales-based-financing',
    'Financement fondé sur les ventes',
    'Terme de plusieurs lois américaines qui désigne l’argent que vous remboursez par une part de vos ventes, ou par un débit fixe censé y correspondre (sales-based financing). L’avance de fonds en est la forme habituelle.',
    ['Vérifier une offre', '/tools/check-an-offer'],
  ),
  term(
    'cash-flow',
    'Flux de trésorerie',
    'L’argent qui entre moins l’argent qui sort, sur une période. Même rentable, une entreprise peut manquer de liquidités quand ses clients paient en retard.',
    ['Revenus et flux de trésorerie', '/blog/revenue-vs-cash-flow'],
  ),
  term(
    'working-capital',
    'Fonds de roulement',
    'Ce qu’une entreprise peut convertir en argent d’ici un an, moins ce qu’elle doit payer d’ici un an : l’argent dont elle dispose pour fonctionner.',
    ['Comprendre le fonds de roulement', '/blog/working-capital-explained'],
  ),
  term(
    'origination-fee',
    'Frais de montage',
    'Frais pour l’établissement du prêt, le plus souvent un pourcentage que le prêteur déduit avant de vous verser l’argent. Vous remboursez quand même le montant intégral.',
  ),
  term(
    'minimum-fee',
    'Frais minimums',
    'Le moins que vous payez par mois ou par an pour une marge ou l’affacturage, même si vous vous en servez peu. Calculez le prix de votre mois le plus faible, et demandez de les réduire ou de les supprimer.',
  ),
  term(
    'double-dipping',
    'Frais payés en double',
    'Ce que vous payez deux fois en renouvelant une avance chez le même bailleur de fonds (double dipping en anglais) : le nouvel argent paie le reste des anciens frais et porte lui-même des frais. Demandez combien de dollars y vont.',
    ['Vérifier une offre', '/tools/check-an-offer'],
  ),
  term(
    'validity-guarantee',
    'Garantie de validité',
    'Le propriétaire promet que les factures, les commandes et les rapports sont authentiques. Il répond de la fraude et des faux documents, non du client qui ne paie pas. Certains bailleurs de fonds l’acceptent à la place d’un cautionnement complet.',
    ['Les prêts qui exigent moins', '/blog/personal-guarantees-explained'],
  ),
  term(
    'hypothec',
    'Hypothèque mobilière',
    'Au Québec, droit sur un bien meuble (machines, stocks, factures) qui garantit une dette. Elle se publie au RDPRM, le registre des droits personnels et réels mobiliers. Ailleurs au Canada, c’est une sûreté selon la LSM (PPSA en anglais).',
    [
      'L’article 2660 du Code civil',
      'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:2660&historique=20240325',
    ],
  ),
  term(
    'make-whole',
    'Indemnité compensatoire (make-whole)',
    'Frais qui rendent au prêteur les intérêts qu’il perd si vous remboursez par anticipation. Ils peuvent approcher tous les intérêts qui restaient à payer.',
  ),
  term(
    'cdfi',
    'Prêteur communautaire (CDFI)',
    'Institution financière de développement communautaire des États-Unis, souvent sans but lucratif, que le Trésor agrée pour servir les personnes et les lieux mal servis par les banques. Beaucoup prêtent aux petites et aux jeunes entreprises.',
    ['Le fonds qui les agrée (en anglais)', 'https://www.cdfifund.gov'],
  ),
  term(
    'default-interest',
    'Intérêts sur arriérés',
    'Intérêts à un taux plus élevé, dus après un défaut, sur la somme en retard ou sur tout le solde (default interest en anglais). Demandez de combien le taux augmente, sur quelle somme et jusqu’à quand.',
  ),
  term(
    'commitment-letter',
    'Lettre d’engagement',
    'La promesse écrite du prêteur, une fois le crédit approuvé, de prêter à certaines conditions (commitment letter en anglais). Contrairement au sommaire des conditions, elle vise à lier. Lisez ces conditions et la date d’expiration.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'letter-of-offer',
    'Lettre d’offre',
    'Le document par lequel une banque ou une caisse d’ici présente les conditions d’un prêt. Comparez-la à d’autres offres avant de l’accepter : ensuite, elle vous lie en principe.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'aging-report',
    'Liste chronologique des comptes',
    'Liste de factures impayées, classées selon le temps depuis lequel chacune est due. Les prêteurs demandent une liste chronologique des comptes clients, et une de ce que vous devez à vos fournisseurs.',
    ['Calculer une base d’emprunt', '/tools/borrowing-base'],
  ),
  term(
    'fair-market-value-lease',
    'Crédit-bail à la juste valeur marchande',
    'À la fin du contrat, vous pouvez acheter la machine à sa valeur du moment, la rendre ou prolonger le contrat. Les paiements sont plus bas qu’avec un achat à un dollar, mais la machine n’est pas à vous.',
    ['Lire le guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'interim-rent',
    'Loyer provisoire',
    'Dans un crédit-bail, loyer des jours entre la livraison et le début de la durée prévue (interim rent en anglais). Il s’ajoute à tous les paiements réguliers et peut atteindre presque un paiement de plus. Demandez une limite, ou qu’il n’y en ait pas.',
    ['Lire le guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'line-of-credit',
    'Marge de crédit',
    'Limite jusqu’à laquelle vous pouvez emprunter, rembourser et emprunter de nouveau. Vous payez des intérêts sur ce que vous utilisez, et souvent des frais sur le reste.',
    ['Prêt ou marge?', '/blog/business-loans-vs-line-of-credit-guide'],
  ),
  term(
    'headroom',
    'Marge de manœuvre',
    'L’écart entre votre chiffre et la limite d’une clause restrictive (headroom en anglais). Plus il est petit, plus vite une mauvaise année vous met en défaut. Demandez une limite que votre pire année récente aurait respectée.',
  ),
  term(
    'microloan',
    'Microprêt',
    'Petit prêt à une entreprise nouvelle ou petite, souvent d’un prêteur sans but lucratif qui vous conseille aussi. On dit aussi microcrédit. Aux États-Unis, la SBA a un programme pour ces prêts.',
    ['Quel financement vous convient?', '/tools/which-fits'],
  ),
  term(
    'equity-injection',
    'Mise de fonds',
    'Votre propre argent dans un achat ou un démarrage. Les prêteurs en demandent une part du coût total, pour que vous perdiez aussi quelque chose en cas d’échec.',
  ),
  term(
    'purchased-amount',
    'Montant acheté',
    'Dans une vente de créances futures, comme une avance de fonds : le total des ventes que vous devez remettre (purchased amount en anglais). Divisez-le par le prix que le bailleur de fonds vous verse, et vous avez le coefficient de remboursement.',
    ['Convertir le coefficient en taux', '/tools/merchant-cash-advance'],
  ),
  term(
    'payoff-amount',
    'Montant du remboursement intégral',
    'Ce qu’il faut payer un jour donné pour éteindre une dette, intérêts et frais compris. Avant de refinancer, demandez-le par écrit, dans un relevé de remboursement (payoff letter en anglais).',
    ['Si vous devez déjà une avance', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'performance-guarantee',
    'Garantie d’exécution',
    'Dans une avance, promesse d’un propriétaire que l’entreprise respectera le contrat, par exemple qu’elle gardera son compte bancaire. Sinon, il peut devoir le solde. Demandez la liste des manquements qui comptent.',
    ['À lire avant de vous porter caution', '/blog/personal-guarantees-explained'],
  ),
];
