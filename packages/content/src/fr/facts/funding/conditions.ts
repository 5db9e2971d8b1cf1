import { largeForSales as english, type conditions as englishConditions } from '../../../facts/funding/conditions.js';
import { otherProvinces, promptPaymentProvinces } from '../../../facts/funding/provinces.js';
import { printedDay } from '../../site/format.js';
import { ceba } from '../ceba.js';
import { csbfp } from '../csbfp.js';
import { promptPayment } from '../prompt-payment.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';

const largeOrder =
  'Peu de bailleurs de fonds paient une commande bien plus importante que toutes celles que vous avez livrées.';
const resale =
  'Ce financement sert surtout à acheter des produits finis pour les revendre. Pour ce que vous fabriquez, ou pour des matériaux que vous posez, peu de bailleurs de fonds l’offrent, et il coûte plus cher.';
const orders = [
  { text: resale },
  { text: largeOrder, stages: ['new', 'young'], from: 250_000 },
  { text: largeOrder, stages: ['steady'], from: 1_000_000 },
];
const spoilingGoods = [{ text: 'Les denrées périssables sont rarement retenues.' }];
const businessInvoices = [
  {
    text: 'L’affacturage convient aux factures adressées à des entreprises et à des gouvernements, pour un travail terminé que personne ne conteste, et non à des consommateurs. Bien des sociétés d’affacturage refusent les factures de construction établies par étapes ou avec une retenue : renseignez-vous d’abord.',
  },
];
const usLiens = [
  {
    text: 'Si la facture porte sur des travaux de construction, un privilège peut vous faire payer sans emprunt. Ses délais sont courts et varient d’un État à l’autre, et certains États exigent un avis dès le début des travaux : consultez un avocat dès maintenant.',
    needs: ['late'],
  },
];
const lineOfYoung = {
  us: {
    text: `Si l’entreprise a moins de deux ans, adressez-vous à un prêteur en ligne. Un site a relevé pour les marges, tous prêteurs confondus, des taux ${surveys.linesElsewhere.text} par an, frais compris (Fundera, mars 2025).`,
    sources: ['online-rates'],
    stages: ['steady'],
  },
  ca: {
    text: `Si l’entreprise a moins de deux ans, adressez-vous à un prêteur en ligne. À notre connaissance, aucune enquête canadienne ne donne leurs taux. Aux États-Unis, un site a relevé pour les marges, tous prêteurs confondus, des taux ${surveys.linesElsewhere.text} par an, frais compris (Fundera, mars 2025).`,
    sources: ['online-rates'],
    stages: ['steady'],
  },
};
const hypothec = `l’hypothèque légale se conserve par un avis inscrit au Registre foncier et signifié au propriétaire dans les ${promptPayment.hypothecNotice.text} qui suivent la fin des travaux; un sous-traitant doit d’abord avoir dénoncé son contrat par écrit au propriétaire. Elle s’éteint ${promptPayment.hypothecEnds.text} après la fin des travaux si vous n’avez pas publié d’action contre le propriétaire ni inscrit de préavis d’exercice d’un droit hypothécaire (article 2727). Un organisme public du Québec suit un calendrier de paiement pour un contrat d’au moins ${promptPayment.quebecPromptPaymentBuilding.text} (bâtiment) ou ${promptPayment.quebecPromptPaymentCivil.text} (génie civil) mis en appel d’offres depuis le ${promptPayment.quebecPromptPaymentMore.text}. Pour un contrat d’au moins ${promptPayment.quebecPromptPaymentLargeBuilding.text} ou ${promptPayment.quebecPromptPaymentLargeCivil.text}, la règle vaut depuis le ${promptPayment.quebecPromptPaymentSince.text}.`;
const paidWithin = `un propriétaire doit payer une facture en règle dans les ${promptPayment.ownerPays.text} ou dire par écrit dans les ${promptPayment.ownerDisputes.text} pourquoi il ne la paie pas, et un entrepreneur paie ses sous-traitants dans les ${promptPayment.contractorPays.text} après avoir été payé.`;
const properInvoice = `${paidWithin} Depuis le ${promptPayment.ontarioInvoiceSince.text}, une facture y est réputée en règle si le propriétaire ne vous dit pas par écrit dans les ${promptPayment.ownerReturns.text} ce qui lui manque, et il doit libérer la retenue chaque année. Un arbitre intérimaire peut trancher, et les délais du privilège y sont courts.`;
const promptPaymentRule = [
  {
    text: `Dans la construction, la loi peut d’abord vous aider. Au Québec, ${hypothec} En Ontario, ${properInvoice} Consultez un avocat dès maintenant.`,
    sources: ['construction-act', 'construction-changes', 'construction-hypothec', 'quebec-prompt-payment'],
    needs: ['late'],
    regions: [''],
  },
  {
    text: `S’il s’agit de travaux de construction, la loi de l’Ontario peut d’abord vous aider : ${properInvoice} Consultez un avocat dès maintenant.`,
    sources: ['construction-act', 'construction-changes'],
    needs: ['late'],
    regions: ['CA-ON'],
  },
  {
    text: `S’il s’agit de travaux de construction, la loi du Québec peut d’abord vous aider : ${hypothec} Consultez un avocat dès maintenant.`,
    sources: ['construction-hypothec', 'quebec-prompt-payment'],
    needs: ['late'],
    regions: ['CA-QC'],
  },
  ...promptPaymentProvinces.map(({ region, since, source }) => ({
    text: `S’il s’agit de travaux de construction, la loi peut d’abord vous aider, avec certaines exceptions : depuis le ${promptPayment[since].text}, ${paidWithin} Les délais du privilège sont courts aussi : consultez un avocat dès maintenant.`,
    sources: [source],
    needs: ['late'],
    regions: [region],
  })),
  {
    text: 'S’il s’agit de travaux de construction, un privilège peut vous faire payer sans emprunt. Ses délais sont courts : consultez dès maintenant un avocat sur ceux de votre province.',
    needs: ['late'],
    regions: otherProvinces,
  },
];
const youngBuyers = [
  {
    text: 'Si l’entreprise a moins de deux ans, attendez-vous à payer plus que le taux d’une banque.',
    stages: ['new', 'young', 'steady'],
  },
  {
    text: 'Demandez au concessionnaire ou au fabricant son propre financement, et à une caisse ou coopérative de crédit une deuxième offre.',
  },
];
const sellerPart = {
  text: 'Demandez au vendeur de vous laisser payer une partie sur plusieurs années. Les prêteurs veulent souvent que cette partie soit payée après leur prêt.',
  needs: ['buy'],
};
const replacingLoan = [
  {
    text: 'Demandez d’abord à votre prêteur actuel un taux plus bas ou plus de temps. Aucun nouveau prêt n’est nécessaire.',
    needs: ['refinance'],
  },
  {
    text: 'Demandez à votre prêteur le montant du remboursement intégral, tous frais compris. Ne remplacez le prêt que si le nouveau total, frais compris, est plus bas pour le même nombre de mois.',
    needs: ['refinance'],
  },
];

/** What to get from the lender that is paid off. */
const oldLender = {
  us: 'Avant de signer, obtenez de l’ancien prêteur un relevé où il s’engage à faire radier sa sûreté (par une déclaration UCC-3, termination statement en anglais) et à libérer chaque propriétaire de son cautionnement dès qu’il est payé. Consultez ensuite le registre de votre État : une sûreté qui y reste nuit au prochain prêt.',
  ca: 'Avant de signer, obtenez de l’ancien prêteur un relevé où il s’engage à donner mainlevée, à faire radier son inscription (au Québec, au registre des droits personnels et réels mobiliers, le RDPRM; ailleurs, selon la loi sur les sûretés mobilières de votre province, la LSM) et à libérer chaque propriétaire de son cautionnement dès qu’il est payé. Consultez ensuite le registre : une inscription qui y reste nuit au prochain prêt.',
};

/** Said of what a result starts with. An order and the purchase of a business are repaid from what they bring. */
const moreThanSales =
  'Si ce montant dépasse vos ventes d’un an, peu de prêteurs vont aussi loin : demandez moins, ou montrez avec quoi d’autre vous rembourserez.';
const surelyMore =
  'Ce montant dépasse vos ventes d’un an, et peu de prêteurs vont aussi loin : demandez moins, ou montrez avec quoi d’autre vous rembourserez.';
export const largeForSales = english.map((condition) => ({
  ...condition,
  text: condition.stages?.includes('young') ? surelyMore : moreThanSales,
}));

/** What the law can do first for who waits for a payment, whatever fits. Its deadlines are short. */
export const lawsFirst = { us: usLiens, ca: promptPaymentRule };

/** What to know before applying for a kind of funding, besides its cost and who signs. */
export const conditions: typeof englishConditions = {
  'invoice-factoring': { us: businessInvoices, ca: businessInvoices },
  'line-of-credit': { us: [lineOfYoung.us], ca: [lineOfYoung.ca] },
  'equipment-financing': { us: youngBuyers, ca: youngBuyers },
  'inventory-financing': { us: spoilingGoods, ca: spoilingGoods },
  'po-financing': { us: orders, ca: orders },
  'government-backed-loan': {
    us: [
      {
        text: 'Envisagez-le si votre banque refuse un prêt ordinaire ou l’offre pour une durée trop courte.',
        needs: ['buy', 'growth'],
        stages: ['steady', 'established'],
      },
      {
        text: `Une nouvelle entreprise investit elle-même au moins ${sbaFacts.sbaEquity.text} du coût du projet. Selon un avis de septembre 2025, elle l’est pendant deux ans : demandez au prêteur.`,
        sources: ['sba-sop'],
        stages: ['new', 'young'],
        needs: ['stock', 'equipment', 'gap', 'growth'],
      },
      {
        text: `Pour acheter une entreprise entière, vous investissez vous-même au moins ${sbaFacts.sbaEquity.text} du coût. Demandez au prêteur quel ratio exigent les règles de la SBA du ${sbaFacts.sbaSopNextSince.text}, et au vendeur ses déclarations de revenus.`,
        sources: ['sba-sop', 'sba-sop-next'],
        needs: ['buy'],
      },
      sellerPart,
      {
        text: `Des ${sbaFacts.sbaEquity.text} que vous investissez, un solde de prix de vente (somme que vous devez encore au vendeur) compte pour au plus la moitié, et seulement si rien n’en est payé pendant toute la durée du prêt de la SBA, selon un cabinet d’avocats, d’après les règles du ${printedDay(sbaFacts.sbaEquity.source.asOf)}.`,
        sources: ['sba-sop'],
        needs: ['buy'],
      },
      {
        text: `Depuis le ${sbaFacts.sbaBothSince.text}, qui obtient d’abord le prêt 7(a) peut y ajouter un prêt 504 de la SBA pour un immeuble ou des machines : jusqu’à ${sbaFacts.sbaLimit.text} dans chaque programme, selon une association de banques.`,
        sources: ['sba-both-programs'],
        needs: ['growth', 'buy', 'equipment'],
        from: 1_000_000,
      },
      {
        text: 'Pour un prêt plus élevé, un prêteur de la SBA peut devoir prendre en garantie un immeuble de l’entreprise ou de ses propriétaires si les autres biens ne suffisent pas. Nous ne servons d’intermédiaire pour aucun prêt garanti par un immeuble : adressez-vous à une banque, ou à un courtier titulaire d’un permis dans votre État.',
        from: 250_000,
      },
    ],
    ca: [
      {
        text: 'Il peut financer l’achat des actifs d’une entreprise, mais non de ses actions. Si vous achetez une entreprise entière, un évaluateur indépendant doit d’abord en établir la valeur.',
        needs: ['buy'],
      },
      sellerPart,
      {
        text: `Il s’adresse aux entreprises dont les revenus ne dépassent pas ${csbfp.csbfpRevenue.text} par an, sauf les exploitations agricoles. Par notre entremise, seules les sociétés par actions peuvent faire une demande : une entreprise individuelle s’adresse à une banque ou à une caisse.`,
        sources: ['csbfp-act'],
      },
      {
        text: 'Il ne paie pas une dépense qui remonte à plus de 365 jours avant l’approbation du prêt.',
        sources: ['csbfp'],
      },
      {
        text: 'Pour acheter un terrain ou un immeuble, adressez-vous à un prêteur ou à un courtier hypothécaire autorisé : nous ne servons pas d’intermédiaire pour cela.',
        needs: ['buy', 'growth'],
      },
    ],
  },
  'term-loans': {
    us: [
      sellerPart,
      ...replacingLoan,
      { text: oldLender.us, needs: ['refinance'] },
      {
        text: `Un prêt 7(a) de la SBA peut remplacer bien d’autres prêts aux entreprises. Depuis le ${sbaFacts.sbaNoAdvancesSince.text}, il ne peut rembourser ni une avance ni de l’affacturage. De nouvelles règles, non vérifiées ici, s’appliquent depuis le 1er octobre 2026 : consultez le prêteur.`,
        sources: ['sba-sop'],
        needs: ['refinance'],
      },
    ],
    ca: [
      sellerPart,
      {
        text: `Si vous avez encore un prêt du Compte d’urgence pour les entreprises canadiennes (CUEC), vous devez tout rembourser au plus tard le ${ceba.cebaDue.text} : appelez votre banque ou votre caisse dès maintenant.`,
        sources: ['ceba-loans'],
        needs: ['refinance'],
      },
      ...replacingLoan,
      { text: oldLender.ca, needs: ['refinance'] },
    ],
  },
};
