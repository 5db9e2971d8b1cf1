import type { FirstLook } from '../../schemas/pages/first-look.js';
import { prime } from '../facts/prime.js';
import { printedDay } from '../site/format.js';

const askInWriting = 'Demandez la date limite par écrit, et deux jours pour tout lire.';
const seeLawyer = 'Avant de signer un cautionnement ou une confession de jugement, consultez un avocat.';

/** What "Check an offer" says first of an offer. A file of its own, because it is loaded with the result. */
export const firstLook: FirstLook = {
  price: {
    ca: {
      within: `Au taux variable du ${printedDay(prime.csbfpCeiling.source.asOf)}, une banque peut demander jusqu’à {high} % par an, sans les frais, pour {program}. Cette offre ne dépasse pas ce taux : regardez ensuite les clauses.`,
      above: `Cette offre coûte plus cher par an que le taux variable maximal prévu pour {program} ({high} % sans les frais, le ${printedDay(prime.csbfpCeiling.source.asOf)}). Consultez aussi une banque ou une caisse.`,
      far: `Le taux annuel de cette offre équivaut à environ {times} fois le taux variable maximal prévu pour {program} ({high} % sans les frais, le ${printedDay(prime.csbfpCeiling.source.asOf)}). Consultez une banque ou une caisse avant de signer.`,
      over: 'Cette offre dépasse la limite légale au Canada pour du crédit : {limit} % par an. Les détails sont plus bas.',
      overAsCredit:
        'S’il s’agit de crédit, cette offre dépasse la limite légale au Canada : {limit} % par an. Montrez-la à un avocat avant de signer. Les détails sont plus bas.',
      programs: { loan: 'un prêt du PFPEC', line: 'une marge de crédit du PFPEC' },
    },
    us: {
      within: `Au taux variable du ${printedDay(prime.sbaCeiling.source.asOf)}, une banque peut demander jusqu’à {high} % par an, sans les frais, pour un prêt de la SBA de ce montant. Cette offre ne dépasse pas ce taux : regardez ensuite les clauses.`,
      above: `Cette offre coûte plus cher par an que le taux variable maximal d’un prêt de la SBA de ce montant ({high} % sans les frais, le ${printedDay(prime.sbaCeiling.source.asOf)}). Consultez aussi une banque, une coopérative de crédit ou un prêteur communautaire.`,
      far: `Le taux annuel de cette offre équivaut à environ {times} fois le taux variable maximal d’un prêt de la SBA de ce montant ({high} % sans les frais, le ${printedDay(prime.sbaCeiling.source.asOf)}). Consultez une banque, une coopérative de crédit ou un prêteur communautaire avant de signer.`,
      between:
        'Selon notre calcul, cette offre dépasse {limit} % par an, la limite {inState} tant que les bons du Trésor de six mois sont sous {bills} %. Vérifiez celle de la semaine de votre contrat.',
      over: 'Selon notre calcul, cette offre dépasse la limite de {limit} % par an que la loi fixe {inState} pour un tel prêt. Les détails sont plus bas.',
      overByYear:
        'Selon notre calcul, cette offre dépasse {limit} % par an, la limite {inState} selon l’indice de {year}. Seul un prêteur exempté peut demander davantage. Les détails sont plus bas.',
      overOfPerson:
        'Si l’emprunteur est une personne physique, comme une entreprise individuelle, cette offre dépasse les {person} % par an que la loi permet {inState} : montrez-la à un avocat avant de signer.',
      overByLabel:
        'Si ce contrat se dit prêt, cette offre dépasse les {limit} % par an que la loi permet {inState}. S’il se dit achat de créances, comme la plupart des avances, vous ne pouvez guère invoquer cette limite. Les détails sont plus bas.',
      overAsLoanOfPerson:
        'Si un tribunal y voit un prêt à une personne physique, cette offre dépasse le taux de {person} % par an que la loi permet {inState}. Montrez-la à un avocat avant de signer. Les détails sont plus bas.',
      overAsLoanByWeek:
        'Si un tribunal y voit un prêt, cette offre dépasse {limit} % par an, la limite {inState} tant que les bons du Trésor de six mois sont sous {bills} %. Elle ne dépasse jamais {highest} %. Montrez l’offre à un avocat avant de signer. Les détails sont plus bas.',
      overAsLoan:
        'Si un tribunal y voit un prêt, cette offre dépasse le taux de {limit} % par an que la loi permet {inState}. Montrez-la à un avocat avant de signer. Les détails sont plus bas.',
    },
  },
  payment: {
    overSales:
      'D’après vos chiffres, vous ne pouvez pas payer : chaque mois, cette offre prend {share} % de vos ventes habituelles.',
    share:
      'Chaque mois, cette offre prend {share} % de vos ventes habituelles, avant le loyer et les salaires, et votre solde le plus bas n’aurait pas couvert un seul paiement.',
    balance: 'Votre solde le plus bas n’aurait pas couvert un seul paiement.',
  },
  asPerson: 'Vous signez en votre nom : tout ce que l’entreprise doit selon ce contrat, vous le devez vous-même.',
  answers: {
    one: 'Avant tout, revoyez cette réponse :',
    several: 'Avant tout, revoyez ces réponses :',
  },
  worst: {
    confession: { yes: 'Jugement d’avance : là où la loi le permet, vous pouvez perdre votre cause sans audience.' },
    reconciliation: {
      no: 'Vous payez autant quand vos ventes baissent.',
      silent: 'Paiements : le contrat ne dit pas qu’ils baissent avec vos ventes.',
    },
    guarantee: {
      yes: 'Cautionnement personnel : si l’entreprise ne paie pas, la personne qui signe paie sur ses propres biens.',
    },
    attorney: { yes: 'Procuration : le prêteur peut signer à votre place.' },
    minimum: { yes: 'Volume minimal : dans un mois creux, le coût réel dépasse le taux affiché.' },
    recourse: { yes: 'Recours : si votre client ne paie pas, c’est vous qui payez.' },
    default: { yes: 'Défaut : tout peut devenir exigible même si personne n’a payé en retard.' },
  },
  forbidden: 'Jugement d’avance.',
  forbiddenDebit:
    'Débits bancaires : la loi applicable interdit beaucoup de débits automatiques. Demandez sur quelle sûreté de premier rang s’appuie le bailleur de fonds.',
  otherAdvance: {
    question: 'Je dois déjà une avance. Que faire?',
    advance:
      'Son contrat en interdit probablement une deuxième : signer celle-ci peut donc y être un défaut, et les deux séries de débits courent en même temps. Additionnez les deux paiements avant de les comparer à vos ventes. Lisez d’abord [que faire si vous devez déjà une avance](/blog/asset-based-loans-vs-merchant-cash-advances#si-vous-devez-deja-une-avance).',
    credit:
      'Son contrat interdit peut-être une nouvelle dette ou une nouvelle sûreté : signer peut donc y être un défaut. Lisez d’abord ce contrat, et additionnez les deux paiements avant de les comparer à vos ventes. Si ce prêt doit rembourser l’avance, demandez d’abord une lettre de remboursement. Lisez [que faire si vous devez déjà une avance](/blog/asset-based-loans-vs-merchant-cash-advances#si-vous-devez-deja-une-avance).',
    factoring:
      'Son bailleur de fonds a peut-être déjà acheté les factures que vous vendriez, ou une sûreté sur elles. Dites-le à la société d’affacturage, et ne signez pas avant qu’il les ait libérées par écrit ou soit remboursé : sinon, vous pouvez être en défaut envers les deux. Lisez [que faire si vous devez déjà une avance](/blog/asset-based-loans-vs-merchant-cash-advances#si-vous-devez-deja-une-avance).',
  },
  signToday: {
    question: 'On veut que je signe aujourd’hui. Que faire?',
    ca: `${askInWriting} Faites lire l’offre gratuitement, hors des grandes villes par un bureau de [Community Futures](https://communityfuturescanada.ca/) ou une CBDC, ailleurs par un conseiller que votre ville ou votre province vous indique. ${seeLawyer}`,
    byRegion: {
      'CA-ON': `${askInWriting} Faites lire l’offre gratuitement par un [centre d’encadrement des petits entrepreneurs](https://www.ontario.ca/page/small-business-enterprise-centre-locations) (CEPE) ou, hors des grandes villes, par un bureau de [Community Futures](https://communityfuturescanada.ca/). ${seeLawyer} Le [service de référence du Barreau de l’Ontario](https://lso.ca/public-resources/access-to-legal-services) en nomme un pour un premier entretien gratuit d’au plus 30 minutes; la lecture du contrat se paie.`,
      'CA-QC': `${askInWriting} Faites lire l’offre gratuitement par une société d’aide au développement des collectivités (SADC) ou un centre d’aide aux entreprises (CAE). ${seeLawyer}`,
    },
    us: `${askInWriting} Faites lire l’offre gratuitement par [SCORE](https://www.score.org) ou par un conseiller du [SBDC](https://www.sba.gov/local-assistance/resource-partners/small-business-development-centers-sbdc) de votre région, qui aide les petites entreprises. ${seeLawyer}`,
  },
  request: 'Un message à envoyer : ce qu’il faut demander par écrit',
};
