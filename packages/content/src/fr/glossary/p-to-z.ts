import { term } from '../../glossary/term.js';
import type { GlossaryTerm } from '../../schemas/pages/glossary.js';
import { criminalRate as rate } from '../facts/criminal-rate.js';

const termSheet = '/blog/how-to-read-a-term-sheet';

/** The terms whose French names begin with P to Z. */
export const fromPToZ: readonly GlossaryTerm[] = [
  term(
    'balloon-payment',
    'Paiement forfaitaire final',
    'Un gros dernier paiement (balloon en anglais), parce que les précédents, plus petits, n’ont pas remboursé tout le prêt. Décidez tôt comment vous le paierez ou le refinancerez.',
  ),
  term(
    'prepayment-penalty',
    'Pénalité de remboursement anticipé',
    'Frais à payer si vous remboursez par anticipation. Si le prix est un montant fixe, comme dans la plupart des avances, il n’y a parfois pas de pénalité, mais vous n’économisez rien non plus.',
    ['Lire un sommaire des conditions', termSheet],
  ),
  term(
    'csbfp',
    'PFPEC',
    'Le Programme de financement des petites entreprises du Canada : le gouvernement partage le risque des prêts que les banques et les caisses consentent aux petites entreprises. La demande se fait auprès du prêteur.',
    ['Limites, coûts et garanties', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'postponement',
    'Postposition de créance',
    'Entente par laquelle un créancier, souvent un propriétaire qui a prêté à l’entreprise, est payé après un autre (postponement en anglais). Par une cession de rang, il laisse plutôt l’hypothèque de l’autre passer avant la sienne.',
  ),
  term(
    'specified-percentage',
    'Pourcentage convenu',
    'Dans une avance, la part de vos ventes que le bailleur de fonds achète (specified percentage en anglais). Le paiement quotidien n’en est qu’une estimation. Si vos ventes baissent, demandez un rajustement : il ramène le paiement à cette part.',
  ),
  term(
    'sba-504',
    'Prêt 504 de la SBA',
    'Prêt américain pour un immeuble ou des machines durables, en deux parts : une banque prête l’une; une Certified Development Company prête l’autre à taux fixe, avec l’appui de la Small Business Administration.',
    ['Ce qui le distingue du prêt 7(a)', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'term-loan',
    'Prêt à terme',
    'Montant fixe que vous remboursez selon un calendrier connu dès le départ, à un taux fixe ou variable.',
    ['Ce qu’il coûte chaque mois', '/tools/business-loan'],
  ),
  term(
    'demand-loan',
    'Prêt à vue',
    'Prêt ou marge que le prêteur peut faire rembourser en tout temps, même si vous n’avez manqué aucun paiement (demand loan en anglais). Au Canada, bien des marges de crédit le sont.',
    ['Les marges de crédit expliquées', '/blog/business-lines-of-credit'],
  ),
  term(
    'venture-debt',
    'Prêt de capital de risque',
    'Prêt à une jeune entreprise financée par des fonds de capital de risque (venture debt en anglais). Le prêteur compte sur la prochaine ronde plus que sur un bénéfice, et reçoit généralement des bons de souscription, c’est-à-dire le droit d’acheter des actions.',
  ),
  term(
    'sba-loan',
    'Prêt de la SBA',
    'Prêt d’une banque ou d’un autre prêteur des États-Unis que la Small Business Administration garantit en partie. La durée est longue, le taux est plafonné, et la paperasse prend du temps.',
    ['Lire le guide', '/blog/what-is-an-sba-loan'],
  ),
  term(
    'asset-based-lending',
    'Prêt sur actifs',
    'Aussi financement ou prêt reposant sur l’actif (asset-based lending en anglais) : prêt renouvelable dont la limite dépend de vos comptes clients, de vos stocks et, parfois, de votre équipement. Le prêteur surveille ces actifs de plus près que vos bénéfices.',
    ['Le comparer avec une avance', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'power-of-attorney',
    'Procuration',
    'Clause qui permet au bailleur de fonds d’agir en votre nom, par exemple pour endosser des chèques ou signer des documents. Demandez qu’elle vise des actes précis, et seulement après un défaut.',
  ),
  term(
    'discharge',
    'Radiation et mainlevée',
    'Une fois le prêt remboursé, le prêteur donne mainlevée, souvent dans une quittance; la radiation retire ensuite l’inscription au RDPRM ou au registre de votre province. Demandez la première par écrit, puis vérifiez la seconde.',
  ),
  term(
    'reconciliation',
    'Rajustement des paiements',
    'Dans une avance : correction du débit quotidien selon ce que vous avez vraiment vendu (reconciliation en anglais). Demandez-la par écrit avant de manquer un débit, relevés bancaires à l’appui. Le contrat dit comment faire, et dans quel délai elle se fait.',
    ['Si vous devez déjà une avance', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'fixed-charge-coverage',
    'Ratio de couverture des charges fixes',
    'Comme la couverture du service de la dette, mais le loyer, les crédits-bails et souvent les impôts ou les dividendes comptent aussi. Les contrats diffèrent : lisez la définition avant d’accepter un ratio.',
    ['Calculer la couverture de la dette', '/tools/debt-service-coverage'],
  ),
  term(
    'debt-service-coverage',
    'Ratio de couverture du service de la dette',
    'Combien de fois vos bénéfices d’un an couvrent vos paiements d’un an aux prêteurs. Sous 1, ils n’y suffisent pas. D’ordinaire, les bénéfices après impôts, avant intérêts et amortissements, souvent moins ce que retirent les propriétaires : demandez au prêteur.',
    ['Le calculer', '/tools/debt-service-coverage'],
  ),
  term(
    'current-ratio',
    'Ratio du fonds de roulement',
    'Ce qui devient de l’argent en moins d’un an, divisé par ce qui est exigible en moins d’un an. On dit aussi ratio de liquidité générale. S’il est inférieur à 1, les factures peuvent arriver avant l’argent.',
  ),
  term(
    'recourse',
    'Recours',
    'Le fait de devoir payer la société d’affacturage si votre client ne paie pas. Sans recours, elle prend ce risque à un prix plus élevé, et le plus souvent seulement pour un client insolvable, non pour un client qui conteste la facture.',
  ),
  term(
    'clean-up-period',
    'Remise à zéro',
    'Période de l’année, souvent 30 jours, où le solde d’une marge de crédit doit rester à zéro (clean-up period en anglais). Elle montre au prêteur que la marge n’est pas un prêt permanent.',
    ['Les marges de crédit expliquées', '/blog/business-lines-of-credit'],
  ),
  term(
    'landlord-waiver',
    'Renonciation du locateur',
    'Votre locateur accepte par écrit qu’un prêteur entre dans le local reprendre ses garanties et passe avant lui sur ces biens (landlord waiver en anglais). Au Québec, cela vise l’hypothèque que le bail peut lui donner. Demandez-la tôt : elle prend du temps.',
    ['Lire un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'evergreen-renewal',
    'Renouvellement automatique',
    'Clause qui renouvelle seule un crédit-bail, une marge ou un contrat d’affacturage si vous ne donnez pas d’avis à temps (evergreen en anglais). Notez la dernière date pour cet avis.',
    ['Lire le guide de l’équipement', '/blog/equipment-financing-guide'],
  ),
  term(
    'joint-and-several-liability',
    'Responsabilité solidaire',
    'Chaque caution doit toute la dette, et le prêteur peut la réclamer en entier à une seule. Au Québec, celle-ci ne peut exiger ni qu’il la divise, ni qu’il s’adresse d’abord à l’entreprise. Demandez une responsabilité conjointe, ou un plafond.',
    ['Un exemple avec trois propriétaires', '/blog/personal-guarantees-explained'],
  ),
  term(
    'holdback',
    'Retenue',
    'La part des ventes quotidiennes qui va au bailleur de fonds jusqu’au remboursement d’une avance. Aussi la part d’une facture que la société d’affacturage garde jusqu’à ce que votre client ait payé.',
  ),
  term(
    'sofr-corra',
    'SOFR et CORRA',
    'Taux de référence qu’un prêt peut suivre à la place du taux préférentiel : le CORRA au Canada, le SOFR aux États-Unis. Vous payez ce taux plus un écart, et certains prêts ont un taux plancher.',
    ['Les taux et votre emprunt', '/blog/how-interest-rates-impact-financing'],
  ),
  term(
    'seller-financing',
    'Solde de prix de vente',
    'La part du prix d’une entreprise que le vendeur accepte de toucher plus tard (on entend aussi « balance de vente »). Les prêteurs demandent souvent qu’elle ne soit payée qu’après leur propre prêt.',
  ),
  term(
    'term-sheet',
    'Sommaire des conditions',
    'Les grandes lignes d’une offre sur une page ou deux, avant le contrat (term sheet en anglais). La plupart n’engagent pas encore, mais c’est le moment où les conditions se changent le plus facilement.',
    ['Comment le lire', termSheet],
  ),
  term(
    'subordination',
    'Subordination de créance',
    'Autre nom de la postposition de créance : un créancier, par exemple un propriétaire qui a prêté à l’entreprise, accepte d’être payé après un autre. La cession de rang est autre chose : un créancier laisse passer l’hypothèque d’un autre avant la sienne.',
    ['La postposition de créance', '/glossary#postponement'],
  ),
  term(
    'lien',
    'Sûreté',
    'Droit d’un prêteur sur un bien, comme une hypothèque, qui garantit sa créance. Une fois publié, il vaut aussi contre les autres créanciers et suit le bien jusqu’à sa radiation.',
    ['Ce que prend un prêteur de premier rang', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'security-interest',
    'Sûreté mobilière',
    'Hors Québec, le droit d’un prêteur de prendre un bien meuble (machine, stocks, factures) si vous ne payez pas (security interest en anglais). Le prêteur l’inscrit d’ordinaire pour qu’il vaille aussi contre les autres. Au Québec, c’est l’hypothèque mobilière.',
    ['Quand elle vaut contre les autres', '/glossary#perfected-security-interest'],
  ),
  term(
    'perfected-security-interest',
    'Sûreté opposable aux tiers',
    'Sûreté qui vaut aussi contre les autres créanciers (perfected security interest en anglais). Le prêteur la publie généralement : au RDPRM au Québec, ailleurs selon la LSM ou l’UCC. Aux États-Unis, un compte bancaire demande plutôt la maîtrise du compte.',
    ['Ce que dit l’article 9 de l’UCC (en anglais)', 'https://www.law.cornell.edu/ucc/9/9-312'],
  ),
  term(
    'blanket-lien',
    'Sûreté sur tous les biens',
    'Droit publié sur tout ce que l’entreprise possède ou possédera (blanket lien en anglais) : stocks, machines, factures, comptes. Au Québec, on parle d’hypothèque sur l’universalité des biens. Le prêteur suivant passe après; demandez quand elle sera radiée.',
    ['La repérer dans un sommaire des conditions', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'annual-percentage-rate',
    'Taux annuel en pourcentage (TAP)',
    'Ce qu’un financement coûte par an, frais compris, en pourcentage de l’argent dont vous disposez vraiment. Il permet de comparer un prêt et une avance, quel que soit le nom de leur prix.',
  ),
  term(
    'advance-rate',
    'Taux d’avance',
    'Le pourcentage de la valeur d’un actif qu’un prêteur accepte de prêter (advance rate en anglais). Il est généralement plus élevé pour les comptes clients que pour les stocks, parce qu’une facture se convertit plus vite en argent.',
    ['Calculer une base d’emprunt', '/tools/borrowing-base'],
  ),
  term(
    'interest-rate',
    'Taux d’intérêt',
    'Le prix annuel de l’argent emprunté, en pourcentage de ce que vous devez. Il ne compte pas les frais; c’est pourquoi le taux annuel en pourcentage peut être plus élevé.',
    ['Comment les taux évoluent', '/blog/how-interest-rates-impact-financing'],
  ),
  term(
    'criminal-interest-rate',
    'Taux d’intérêt criminel',
    `Au Canada, taux annuel, frais compris, au-delà duquel le crédit est une infraction : ${rate.criminalRate.text}. Pour l’emprunt commercial d’une personne morale, mais non d’une entreprise individuelle : ${rate.criminalRateCommercial.text} pour plus de ${rate.criminalRateFrom.text}, jusqu’à ${rate.criminalRateTo.text}, puis aucune limite.`,
    ['Vérifier une offre', '/tools/check-an-offer'],
  ),
  term(
    'prime-rate',
    'Taux préférentiel',
    'Le taux de référence des prêts bancaires. Un taux variable s’exprime comme le taux préférentiel majoré de quelques points de pourcentage, et il change en même temps que lui.',
  ),
  term(
    'floating-rate',
    'Taux variable',
    'Un taux qui suit un taux de référence, comme le taux préférentiel, et qui change avec lui. Demandez l’écart, et s’il y a un plancher ou un plafond.',
    ['L’effet des taux d’intérêt', '/blog/how-interest-rates-impact-financing'],
  ),
  term(
    'draw',
    'Tirage',
    'Le fait de prendre de l’argent sur une marge de crédit. Vous payez des intérêts sur ce que vous tirez, à partir du jour du tirage.',
    ['Ce que coûte un tirage', '/tools/line-of-credit'],
  ),
  term(
    'ucc-and-ppsa',
    'UCC et LSM (PPSA)',
    'Lois selon lesquelles un prêteur publie un droit sur vos biens, sauf les immeubles : déclaration UCC-1 dans un État américain, loi sur les sûretés mobilières (LSM; PPSA en anglais) d’une province. Le Québec a le RDPRM. Cherchez-y votre nom avant une demande.',
    ['L’article 9 de l’UCC (en anglais)', 'https://www.law.cornell.edu/ucc/9'],
  ),
  term(
    'usury',
    'Usure',
    'Intérêt supérieur à une limite légale. Au Canada, la limite est dans le Code criminel. Aux États-Unis, chaque État a ses règles, et elles diffèrent sur ce qu’elles permettent pour les prêts aux entreprises.',
    ['La limite au Canada', '/glossary#criminal-interest-rate'],
  ),
  term(
    'tangible-net-worth',
    'Valeur nette corporelle',
    'Les capitaux propres sans l’écart d’acquisition ni ce qui ne peut être vendu seul. Bien des prêteurs en retranchent aussi les prêts aux actionnaires. Ils la comparent à ce que vous devez.',
    ['Comment les prêteurs évaluent votre entreprise', '/blog/how-lenders-evaluate-your-business'],
  ),
  term(
    'field-examination',
    'Vérification sur place',
    'Examen par le prêteur de vos livres, de vos comptes clients et de vos stocks, dans vos locaux, avant un prêt sur actifs puis de temps à autre (field examination en anglais). C’est le plus souvent vous qui la payez.',
    ['Ce que coûte un tel prêt', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
];
