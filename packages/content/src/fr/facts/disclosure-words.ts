import { interestActWords, type LawWords } from './interest-act-words.js';
import { texasDebits } from './texas-debits.js';

const unaltered =
  'Un courtier doit vous remettre ces renseignements tels quels, avant de vous parler d’une offre précise.';
const noAdvanceFee = 'Un courtier ne peut pas toucher de frais à l’avance.';
const banksAndFew =
  'Les banques sont exemptées, tout comme les bailleurs de fonds qui ont peu de contrats de ce genre dans l’État.';
const banks = 'Les banques et les coopératives de crédit sont exemptées, tout comme certains autres contrats.';

/** What disclosure laws say, by region. The names of American laws stay in English, as people search for them. */
export const lawWords: Readonly<Record<string, LawWords>> = {
  CA: interestActWords,
  'CA-QC': {
    state: 'Québec',
    name: 'Charte de la langue française, article 55',
    rules: [
      'Un contrat d’adhésion, que vous ne pouvez pas négocier, doit être en français. S’il n’est pas un prêt, une version dans une autre langue ne vous lie que si vous la choisissez expressément, après avoir reçu la version française. Sinon, vous pouvez demander l’annulation du contrat.',
    ],
    exempt:
      'Si c’est un prêt, ou un contrat utilisé dans les relations avec l’extérieur du Québec, la version française n’a pas à vous être remise d’abord : il suffit que vous et le prêteur choisissiez expressément une autre langue.',
    also: {
      title: 'Autres règles du droit du Québec',
      rules: [
        'Si c’est un prêt d’argent, un tribunal peut annuler le contrat ou réduire ce que vous devez quand, eu égard au risque et à toutes les circonstances, une partie a été exploitée et donne bien plus qu’elle ne reçoit (lésion; Code civil, article 2332). Un taux élevé ne suffit pas.',
        'Dans un contrat que vous ne pouvez pas négocier, une clause abusive est nulle, ou le tribunal réduit ce qu’elle exige de vous (article 1437). Une clause illisible ou incompréhensible qui vous cause un préjudice est nulle aussi, sauf si on vous l’a bien expliquée (article 1436).',
        'Si le taux dépasse la limite au Canada, un tribunal peut annuler la clause, ou tout le contrat s’il forme un tout indivisible (article 1438). Cela dépend de chaque cas (Cour d’appel, First Québec Holdings c. Développements Grand Ouest).',
        'La Loi sur la protection du consommateur ne protège pas l’emprunt fait pour une entreprise.',
        'Avant d’exercer un droit hypothécaire sur un bien meuble (équipement, stocks, factures), le prêteur doit vous signifier un préavis, l’inscrire et attendre 20 jours, ou 10 jours s’il veut prendre possession du bien (article 2758). Un tribunal peut abréger ce délai si le bien ou le recouvrement est en péril (article 2767). Vous pouvez remédier au défaut jusqu’à la vente ou à la prise en paiement (article 2761).',
      ],
    },
  },
  'US-CA': {
    state: 'Californie',
    name: 'Commercial Financing Disclosures, Financial Code 22800 et suivants',
    rules: [
      'Si d’autres sont payés à même votre argent, le bailleur de fonds doit nommer chacun d’eux et indiquer le montant.',
      'Une fois qu’il vous a fait une offre précise, il doit indiquer le taux annuel chaque fois qu’il donne un coût, une autre mesure du prix ou le montant. Cela s’applique depuis le 1er janvier 2026.',
      'Si vous êtes une petite entreprise de la Californie, ni lui ni un courtier ne peuvent vous facturer un paiement par débit ni un relevé de remboursement, ni, à part les frais de montage, des frais sans service précis. Il ne peut facturer la surveillance des biens en garantie que dans trois cas : pour les vérifier dans un prêt sur actifs ou l’affacturage, si les frais comptent comme des frais de financement, ou en cas de retard de plus de 60 jours (Civil Code 1799.302). Il peut facturer un débit que votre compte ne couvre pas, et au plus 150 % du coût de l’inscription ou de la radiation d’une sûreté.',
      'Vous ne pouvez pas renoncer à ces droits dans le contrat. Vous pouvez poursuivre pour des frais interdits : outre votre perte, vous obtenez de 500 $ à 2500 $ et vos frais d’avocat (1799.303). Une petite entreprise est indépendante, ne domine pas son secteur, a son siège et ses dirigeants en Californie et, avec ses sociétés liées, au plus 100 employés et des recettes moyennes d’au plus 15 millions de dollars par an sur trois ans. Les banques sont exemptées.',
      'Il doit obtenir votre signature sur ces renseignements avant la conclusion du contrat.',
      unaltered,
    ],
    exempt: banksAndFew,
  },
  'US-CT': {
    state: 'Connecticut',
    name: 'Commercial Financing, General Statutes 36a-861 à 36a-872',
    rules: [
      'Une clause qui vous enlève votre droit à un avis, à une audience ou à une ordonnance du tribunal avant que vos biens soient saisis ou votre compte bloqué est sans effet (36a-868).',
      'Si vous devez d’abord rembourser un contrat antérieur avec le même bailleur de fonds, il doit vous dire de combien de dollars cela réduit ce que vous recevez, et quelle part du nouvel argent paie des frais impayés de l’ancien contrat (36a-864).',
      'Le bailleur de fonds doit obtenir votre signature sur ces renseignements.',
      'Les bailleurs de fonds et les courtiers doivent s’inscrire auprès du Department of Banking.',
      'Le bailleur de fonds ne peut ni retirer ni modifier une offre avant la fin du troisième jour qui la suit, sauf si l’examen de votre entreprise révèle quelque chose de nouveau.',
    ],
    exempt: banks,
  },
  'US-FL': {
    state: 'Floride',
    name: 'Florida Commercial Financing Disclosure Law, Statutes 559.961 et suivants',
    rules: [
      'Un courtier ne peut pas toucher de frais à l’avance, et doit indiquer son adresse et son numéro de téléphone là où il fait de la publicité.',
      'Si le contrat se présente comme un achat de créances, cette loi ne le traite pas comme un prêt.',
    ],
    exempt: banksAndFew,
  },
  'US-GA': {
    state: 'Géorgie',
    name: 'Senate Bill 90, Code 10-1-393.18',
    rules: [
      noAdvanceFee,
      'Si le contrat se présente comme un achat de créances, les lois de l’État sur les institutions financières ne le traitent pas comme un prêt.',
    ],
    exempt: banksAndFew,
  },
  'US-KS': {
    state: 'Kansas',
    name: 'Commercial Financing Disclosure Act, Senate Bill 345',
    rules: [noAdvanceFee],
    exempt: banksAndFew,
  },
  'US-LA': {
    state: 'Louisiane',
    name: 'House Bill 470, Revised Statutes 9:3137.10',
    rules: [
      'Elle ne vise que les contrats dont les paiements suivent vos ventes.',
      'Selon cette loi, ce que vous payez en vertu d’un tel contrat n’est pas de l’intérêt.',
    ],
    exempt: 'Le résumé que nous avons lu ne nomme aucune exemption.',
  },
  'US-MO': {
    state: 'Missouri',
    name: 'Commercial Financing Disclosure Law, Revised Statutes 427.300',
    rules: ['Un courtier doit s’inscrire auprès de la Division of Finance.'],
    exempt: banksAndFew,
  },
  'US-NY': {
    state: 'New York',
    name: 'Commercial Finance Disclosure Law, Financial Services Law 801 à 812',
    rules: [
      'Si vous devez d’abord rembourser un contrat antérieur avec le même bailleur de fonds, il doit vous dire de combien de dollars cela réduit ce que vous recevez, et quelle part du nouvel argent paie des frais impayés de l’ancien contrat, ce que la loi appelle double dipping (article 808).',
      'Quand le bailleur de fonds indique un taux ou un montant pendant votre demande, il doit aussi indiquer le taux annuel.',
      'Le document a une ligne pour votre signature et la date. En signant, vous confirmez seulement que vous l’avez reçu (23 NYCRR 600.5).',
      unaltered,
    ],
    exempt:
      'Sont exemptés les banques et les institutions semblables, les prêteurs du crédit agricole fédéral, les bailleurs de fonds qui ont au plus cinq contrats de ce genre dans l’État en douze mois, les baux, le financement garanti par un immeuble et les montants de plus de 2,5 millions de dollars (article 802). Certains financements de 50 000 $ ou plus pour des concessionnaires d’automobiles et des sociétés de location le sont aussi.',
  },
  'US-TX': {
    state: 'Texas',
    name: 'House Bill 700, Finance Code, chapitre 398',
    rules: [
      `Le bailleur de fonds ne peut pas débiter votre compte automatiquement, ${texasDebits}`,
      'Le bailleur de fonds ne peut pas conclure le contrat avant que vous ayez signé ces renseignements.',
      'Le bailleur de fonds ne peut pas se servir d’une confession de jugement dans le contrat : elle est nulle.',
      'Les bailleurs de fonds et les courtiers doivent s’inscrire auprès de l’Office of Consumer Credit Commissioner (OCCC) du Texas, par le Nationwide Multistate Licensing System (NMLS). La date limite pour ceux déjà en activité est le 31 décembre 2026. Demandez le numéro et vérifiez-le.',
      'La loi ne vous donne aucun droit de poursuite. Vous pouvez porter plainte à l’Office of Consumer Credit Commissioner, et une infraction peut coûter 10 000 $ au bailleur de fonds.',
    ],
    license: 'votre numéro NMLS et celui de tout courtier, ou l’exemption que vous invoquez',
    exempt: banks,
  },
  'US-UT': {
    state: 'Utah',
    name: 'Commercial Financing Registration and Disclosure Act, Code 7-27-202',
    rules: [
      'Le contrat doit dire comment se calcule un paiement variable.',
      'Les bailleurs de fonds doivent s’inscrire auprès du Department of Financial Institutions.',
    ],
    exempt: banksAndFew,
  },
  'US-VA': {
    state: 'Virginie',
    name: 'Sales-Based Financing Providers, Code 6.2-2228 à 6.2-2238',
    rules: [
      'Le bailleur de fonds doit obtenir votre signature sur ces renseignements (6.2-2232; 10VAC5-240-30).',
      'Une confession de jugement dans le contrat est interdite.',
      'Le bailleur de fonds doit vous poursuivre en Virginie, quoi qu’en dise le contrat.',
      'Les bailleurs de fonds et les courtiers doivent s’inscrire auprès de la State Corporation Commission.',
    ],
    license:
      'la preuve que vous et tout courtier êtes inscrits auprès de la State Corporation Commission de la Virginie, ou l’exemption que vous invoquez',
    exempt: banksAndFew,
  },
  'US-VT': {
    state: 'Vermont',
    name: 'Licensed Lenders, Vermont Statutes, titre 8, article 2225',
    rules: [
      'Un prêteur ne peut pas annoncer ses taux ou ses conditions de façon trompeuse.',
      'Les prêteurs et les courtiers en prêts doivent avoir un permis.',
    ],
    exempt: 'Les banques et les coopératives de crédit n’ont pas besoin de permis, ni certains autres prêteurs.',
  },
};
