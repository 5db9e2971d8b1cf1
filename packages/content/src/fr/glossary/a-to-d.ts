import { term } from '../../glossary/term.js';
import type { GlossaryTerm } from '../../schemas/pages/glossary.js';
import { debits } from '../facts/debits.js';

const abl = '/blog/asset-based-loans-vs-merchant-cash-advances';

/** The terms whose French names begin with A to D. */
export const fromAToD: readonly GlossaryTerm[] = [
  term(
    'invoice-factoring',
    'Affacturage',
    'Vente de factures à un prix inférieur à leur valeur, pour toucher tout de suite la plus grande partie de la somme. La société d’affacturage se fait ensuite payer par vos clients.',
    ['Ce que cela coûte', '/tools/invoice-factoring'],
  ),
  term(
    'amortization',
    'Amortissement',
    'Remboursement graduel d’un prêt : chaque versement couvre les intérêts et une partie du capital. La part des intérêts est la plus élevée au début et diminue avec le solde. (L’amortissement comptable d’un bien est autre chose.)',
    ['Voir un calendrier', '/tools/business-loan'],
  ),
  term(
    'underwriting',
    'Analyse du crédit',
    'La façon dont un prêteur décide s’il prête, combien et à quel prix : il lit les états financiers, vérifie les faits et évalue le risque.',
  ),
  term(
    'arbitration',
    'Arbitrage',
    'Décision privée d’un litige par un arbitre, à la place d’un tribunal. La clause vous lie d’ordinaire, et un appel est rarement possible. Demandez où il se tient et qui paie l’arbitre.',
  ),
  term(
    'merchant-cash-advance',
    'Avance de fonds',
    'Aussi « avance de fonds aux commerçants » (merchant cash advance) : de l’argent contre une somme fixe, plus élevée, prise sur vos ventes futures. Sur papier, c’est une vente, sans taux d’intérêt. Elle coûte souvent plusieurs fois le taux d’un prêt bancaire.',
    ['Convertir le coefficient en taux', '/tools/merchant-cash-advance'],
  ),
  term(
    'notice-of-assignment',
    'Avis de cession',
    'Lettre qui demande à vos clients de payer vos factures à une société d’affacturage ou à un prêteur (notice of assignment en anglais). Une fois qu’ils l’ont reçue, ils peuvent devoir payer de nouveau s’ils vous paient, vous.',
    ['Comprendre l’affacturage', '/blog/what-is-invoice-factoring'],
  ),
  term(
    'ebitda',
    'BAIIA',
    'Bénéfice avant intérêts, impôts et amortissements (EBITDA en anglais) : une mesure approximative de ce que rapporte l’exploitation avant les prêteurs et les impôts.',
    ['Comprendre le BAIIA', '/blog/understanding-ebitda'],
  ),
  term(
    'borrowing-base',
    'Base d’emprunt',
    'Le total des actifs retenus, chacun multiplié par son taux d’avance. C’est le maximum que vous pouvez devoir sur un prêt sur actifs, et il change en même temps que les actifs.',
    ['La calculer', '/tools/borrowing-base'],
  ),
  term(
    'bdc',
    'BDC',
    'La Banque de développement du Canada, une société d’État fédérale. Elle prête et investit en complément des banques, ne les remplace pas et doit couvrir ses propres coûts.',
    ['Ses prêts et services', 'https://www.bdc.ca/fr/financement'],
  ),
  term(
    'collateral',
    'Biens donnés en garantie',
    'Ce qu’un prêteur peut prendre et vendre si vous ne payez pas : machines, stocks, factures, immeuble. Un prêt garanti coûte généralement moins cher qu’un prêt sans garantie.',
  ),
  term(
    'cognovit-note',
    'Billet avec confession de jugement',
    'Billet américain par lequel vous acceptez d’avance un jugement (cognovit note). En Ohio, il n’est valable dans un prêt à une entreprise que si un avertissement est imprimé juste au-dessus ou au-dessous de la signature. Faites rayer la clause avant de signer.',
    ['Confession de jugement', '/glossary#confession-of-judgment'],
  ),
  term(
    'warrants',
    'Bon de souscription',
    'Droit d’acheter plus tard des actions de votre société par actions à un prix fixé aujourd’hui (warrant en anglais). Les prêteurs des entreprises financées par capital de risque en demandent souvent. S’ils s’en servent, la part des propriétaires diminue.',
  ),
  term('principal', 'Capital', 'Le montant emprunté, ou ce qui en reste à rembourser, sans les intérêts ni les frais.'),
  term(
    'equity',
    'Capitaux propres',
    'La part des propriétaires dans l’entreprise : les actifs moins les dettes. L’argent obtenu en capitaux propres ne se rembourse pas, mais quelqu’un d’autre possède alors une partie de l’entreprise.',
    ['Comprendre les capitaux propres', '/blog/understanding-business-equity'],
  ),
  term(
    'guarantor',
    'Caution',
    'Personne qui promet de payer votre dette si vous ne payez pas, souvent un propriétaire. Au Québec, elle peut faire vendre d’abord les biens de l’entreprise, sauf si le contrat l’y fait renoncer (Code civil, article 2347). Attention au mot « solidaire ».',
    ['À lire avant de vous porter caution', '/blog/personal-guarantees-explained'],
  ),
  term(
    'burn-down',
    'Cautionnement dégressif',
    'Cautionnement qui diminue à mesure que vous remboursez, par exemple avec le solde du prêt (burn-down en anglais). Demandez-le par écrit, avec les dates ou les soldes où il baisse.',
    ['À lire avant de vous porter caution', '/blog/personal-guarantees-explained'],
  ),
  term(
    'personal-guarantee',
    'Cautionnement personnel',
    'L’engagement d’un propriétaire à payer sur ses biens personnels si l’entreprise ne paie pas. Il peut être limité en montant ou dans le temps : demandez-le.',
    ['À lire avant de vous porter caution', '/blog/personal-guarantees-explained'],
  ),
  term(
    'material-adverse-change',
    'Changement défavorable important',
    'Clause sans définition établie : le prêteur peut ne pas verser l’argent, ou déclarer un défaut, si votre situation se dégrade beaucoup (material adverse change en anglais). Demandez une définition chiffrée qui exclut les crises générales, comme une récession.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'cross-collateral',
    'Clause de garanties croisées',
    'Clause selon laquelle les garanties d’un prêt garantissent aussi vos autres dettes au même prêteur (cross-collateral en anglais). Le camion peut alors rester grevé une fois son prêt remboursé. Demandez que chaque bien soit libéré avec son prêt.',
  ),
  term(
    'liquidated-damages',
    'Clause pénale',
    'Clause qui fixe d’avance ce que vous devez en cas de manquement, sans que le prêteur ait à prouver sa perte (liquidated damages en anglais). Au Québec, un tribunal peut réduire une somme abusive. Demandez ce qui la déclenche, et combien de dollars.',
    ['L’article 1623 du Code civil', 'https://elois.caij.qc.ca/CCQ-1991/article1623'],
  ),
  term(
    'covenant',
    'Clause restrictive',
    'Dans un contrat de prêt, un engagement autre que celui de payer, comme respecter un ratio ou remettre des états financiers. Y manquer peut rendre tout le prêt exigible.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'factor-rate',
    'Coefficient de remboursement',
    'Ce que vous remboursez pour chaque dollar avancé. Les contrats parlent de « facteur » ou de factor rate. Il ne tient pas compte de la durée : le même coefficient coûte beaucoup plus cher par an si vous devez rembourser vite.',
    ['Le convertir en taux annuel', '/tools/merchant-cash-advance'],
  ),
  term(
    'standby-fee',
    'Commission d’engagement',
    'Frais annuels, en pourcentage, sur la partie d’une marge de crédit que vous n’utilisez pas. Aussi commission d’attente, frais d’attente ou frais de non-utilisation (standby fee en anglais).',
    ['Ce qu’elle ajoute', '/tools/line-of-credit'],
  ),
  term(
    'set-off',
    'Compensation',
    'Prendre ce que vous devez sur une somme qui est à vous : une banque peut affecter votre dépôt à votre prêt, un client peut vous payer moins à cause d’une réclamation. Demandez si le prêteur peut le faire, et s’il vous prévient.',
  ),
  term(
    'lockbox',
    'Compte bloqué',
    'Compte bancaire où vos clients paient, ou case postale où ils envoient leurs chèques, sous le contrôle du prêteur ou de la société d’affacturage (lockbox en anglais). Ce que vous devez y est prélevé d’abord. Demandez quand le reste vous est versé.',
  ),
  term(
    'receivables',
    'Comptes clients',
    'Ce que vos clients vous doivent pour des biens ou des services déjà livrés. Les prêteurs retiennent ceux qui seront sans doute payés bientôt.',
  ),
  term(
    'eligible-receivables',
    'Comptes clients admissibles',
    'Les factures qu’un prêteur compte pour fixer ce que vous pouvez tirer. Il écarte généralement celles en retard depuis longtemps, celles d’entreprises liées et une partie de ce que doit un seul gros client.',
    ['Base d’emprunt', '/tools/borrowing-base'],
  ),
  term(
    'concentration',
    'Concentration',
    'La part de vos comptes clients que doit un seul client. Si cette part est importante, les prêteurs n’en retiennent qu’une partie : un seul retard pourrait vous empêcher de payer.',
    ['Comment les prêteurs évaluent votre entreprise', '/blog/how-lenders-evaluate-your-business'],
  ),
  term(
    'confession-of-judgment',
    'Confession de jugement',
    'Pratique américaine : accepter d’avance un jugement. La Californie, la Floride, le Massachusetts, le New Jersey et le Texas la refusent; New York et la Virginie aussi, dans bien des cas. Au Québec, on n’acquiesce qu’une fois poursuivi.',
    ['Après une mise en demeure', '/blog/personal-guarantees-explained'],
  ),
  term(
    'general-security-agreement',
    'Convention de sûreté générale',
    'Au Canada hors Québec, contrat qui donne au prêteur un droit sur tous les biens actuels et futurs de l’entreprise, sauf les immeubles (GSA en anglais). Il est inscrit en vertu de la loi sur les sûretés mobilières (LSM; PPSA en anglais).',
  ),
  term(
    'broker',
    'Courtier',
    'Personne ou société qui vous trouve un prêteur ou un bailleur de fonds contre rémunération. C’est le plus souvent le prêteur qui le paie, parfois vous. Demandez qui paie, combien, et si ce montant est déjà dans le prix de l’offre.',
    ['Notre rémunération', '/how-we-are-paid'],
  ),
  term(
    'credit-elsewhere',
    'Crédit introuvable ailleurs',
    'Règle de la SBA américaine (credit elsewhere) : ses prêts vont aux entreprises qui ne trouvent pas ce crédit à des conditions raisonnables sans sa garantie. Le prêteur l’atteste d’après vos garanties, la durée voulue ou vos années d’activité, par exemple.',
    ['Lire la règle (en anglais)', 'https://www.law.cornell.edu/cfr/text/13/120.101'],
  ),
  term(
    'stacking',
    'Cumul d’avances',
    'Prendre une deuxième avance avant d’avoir remboursé la première (stacking en anglais). Deux débits sortent alors du compte, chaque jour ou chaque semaine. La plupart des contrats l’interdisent, et les prêteurs qui le voient refusent généralement.',
    ['Ce qu’une avance prend sur vos ventes', abl],
  ),
  term(
    'ach-debit',
    'Débit ACH',
    'Aux États-Unis, un paiement que le bailleur de fonds prélève dans votre compte avec votre permission (au Canada : débit préautorisé). Notez les jours et le montant maximal, et demandez comment y mettre fin.',
  ),
  term(
    'pre-authorized-debit',
    'Débit préautorisé (DPA)',
    `Un paiement prélevé dans votre compte en vertu d’un accord que vous signez. Notez les jours, le montant maximal et la façon d’y mettre fin. Au Canada, une entreprise n’a que ${debits.businessDebitClaim.text} pour demander le remboursement d’un débit non autorisé.`,
  ),
  term(
    'default',
    'Défaut',
    'Non-respect d’un contrat de prêt : un versement manqué, mais aussi une clause restrictive non respectée. Le contrat prévoit ce que le prêteur peut faire ensuite.',
  ),
  term(
    'cross-default',
    'Défaut croisé',
    'Clause qui vous met en défaut sur un prêt parce que vous l’êtes sur un autre, même chez un autre prêteur (cross-default en anglais). Demandez un montant minimal sous lequel elle ne joue pas.',
  ),
  term(
    'cure-period',
    'Délai pour remédier',
    'Les jours qu’un contrat vous donne pour corriger un défaut, comme un versement manqué, avant que le prêteur puisse agir (cure period en anglais). Demandez-en un, et un avis écrit qui le fait commencer.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'disclosure',
    'Divulgation (financement commercial)',
    'Aux États-Unis, la page où certains États obligent le bailleur de fonds à indiquer, avant la signature, le montant, le coût et les paiements, parfois un taux annuel (disclosure en anglais). Comparez-la avec le contrat, et gardez les deux.',
    ['Ce que la vôtre doit dire', '/tools/check-an-offer'],
  ),
  term(
    'governing-law',
    'Droit applicable',
    'La province, l’État ou le pays dont le droit régit le contrat (governing law en anglais). Une autre clause peut désigner les tribunaux ou exiger l’arbitrage. Beaucoup d’avances nomment New York, où que soit votre entreprise.',
    ['Vérifier votre contrat', '/tools/check-an-offer'],
  ),
];
