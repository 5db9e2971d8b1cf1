import { baseLaws, type ContractLaw, findIn } from '../../facts/base-laws.js';
import { freeRates } from '../../facts/free-rates.js';
import { percent } from '../site/format.js';
import { californiaLaw as california } from './california-law.js';
import { connecticutIndex as connecticut } from './connecticut-index.js';
import { debits } from './debits.js';
import { freeRateWords } from './free-rate-words.js';
import { prepaymentInQuebec } from './funding/prepayment-in-quebec.js';
import { warnings } from './funding/warnings.js';
import { lawInFrench } from './law-titles.js';
import { sourceInFrench } from './source-titles.js';
import { texasDebits } from './texas-debits.js';
import { usury } from './usury.js';

type Words = Readonly<Record<string, string>>;

/** Of an advance or factoring. */
const ofPurchases =
  'Ces limites ne visent d’ordinaire pas un véritable achat de créances. Qu’une avance ou un affacturage en soit un dépend du contrat.';

/** Of a loan in Texas. */
const texasCeiling = `Au Texas, le taux maximal d’un prêt à une entreprise est de ${usury.texasLowestCeiling.text} par an tant que les bons du Trésor américain de six mois sont sous ${percent((usury.texasLowestCeiling.value ?? 0) / 2)}, comme en décembre 2025.\nIl est fixé chaque semaine au double du taux de ces bons, mais jamais à moins de ${usury.texasLowestCeiling.text} ni à plus de ${usury.texasHighestCeiling.text}. L’Office of Consumer Credit Commissioner publie le taux de chaque semaine. Demandez au prêteur quelle semaine détermine le taux.\nDans une affaire sur un prêt de 2019, le tribunal et les deux parties ont pris ${usury.texasHighestCeiling.text} comme limite (American Pearl Group v. National Payment Systems) : demandez à un avocat quelle limite vaut pour votre prêteur. Comme la Cour suprême du Texas en a décidé en 2025 dans cette affaire, l’intérêt se mesure sur ce que vous devez encore, comme ici.\nSi le prêteur stipule ou perçoit davantage, il peut vous devoir trois fois l’excédent (Finance Code 305.001). Il n’en doit rien après une erreur de bonne foi (305.101), ou s’il corrige le prêt dans les 60 jours suivant votre avis écrit. Vous devez envoyer cet avis au moins 61 jours avant de poursuivre (305.006) : consultez d’abord un avocat.\nUne banque d’un autre État peut suivre la loi du sien.`;

/** Of a lien on what customers owe. The text is the same in every state. */
const lien =
  'Un prêteur qui a une sûreté sur vos factures peut dire à vos clients de le payer à votre place, dès que vous êtes en défaut ou que le contrat le permet. Un client qui a reçu un avis valable et signé n’acquitte plus sa dette en vous payant; il peut d’abord demander une preuve au prêteur (Uniform Commercial Code 9-607 et 9-406).';

const salesBased = (state: string) =>
  `La loi ${state} sur les avances vise des paiements qui suivent vos ventes, ou qu’on ajuste ensuite à celles-ci. Si ce n’est pas le cas ici, elle ne vise peut-être pas ce contrat : consultez un avocat, ou l’organisme de l’État chargé de l’appliquer.`;

/** What each law says, by subject and region, and by its kinds of contract where a region has several. */
const words: Readonly<Record<ContractLaw['subject'], Words>> = {
  price: {
    'US-AR': `La Constitution de l’Arkansas limite le taux d’un prêt à ${usury.arkansasUsury.text} par an. Les banques dont les dépôts sont assurés par le gouvernement fédéral suivent plutôt une loi fédérale.`,
    'US-CO': `Au Colorado, exiger sciemment plus de ${usury.coloradoUsury.text} par an pour un prêt, avec tous les frais qui en sont une condition, est une infraction grave (felony). Les frais que d’autres lois permettent en sont exemptés.`,
    'US-NJ': `Au New Jersey, c’est un crime d’exiger plus de ${usury.newJerseyCompanies.text} par an pour un prêt à une société par actions (corporation), une LLC ou une LLP, et plus de ${usury.newJerseyPersons.text} pour un prêt à toute autre personne, sauf si une autre loi le permet.\nPour un prêt de moins de ${usury.newJerseyContractBelow.text}, un contrat écrit est limité à ${usury.newJerseyContract.text} par an (31:1-1), sauf celui d’une banque et de quelques autres. Une société par actions, une LLC ou une LLP ne peut pas invoquer cette limite (31:1-6, selon une association du secteur).`,
    'US-CA': `La Constitution de la Californie (article XV) limite le taux d’un prêt à une entreprise au plus élevé des deux : ${california.californiaUsury.text} par an, ou un taux de la Réserve fédérale de San Francisco majoré de ${california.californiaUsuryPoints.text}. En sont exemptés les banques, les prêteurs titulaires d’un permis en vertu de la California Financing Law et certains prêts de ${california.californiaLargeLoan.text} ou plus, donc la plupart des prêteurs que vous rencontrez. Demandez le numéro du permis.`,
    'US-CT': `La loi du Connecticut limite le taux d’un prêt à ${usury.connecticutUsury.text} par an (37-4).\nPour un prêt d’entreprise de plus de ${usury.connecticutAbove.text} et d’au plus ${usury.connecticutTo.text}, la limite est l’indice des dépôts de l’État majoré de ${usury.connecticutPoints.text}. L’indice de 2025 était de ${connecticut.connecticutIndex.text}, ce qui donnait une limite de ${connecticut.connecticutLimit.text} : demandez au Department of Banking celui de l’année de votre prêt, qu’il fixe en décembre de l’année précédente.\nUn taux plus élevé n’est permis qu’à un prêteur exempté. Aucun autre prêteur ne peut vous poursuivre pour le prêt, ni pour les intérêts ni pour le capital (37-8). Qui a acheté le billet de bonne foi le peut (37-9).\nLes frais que vous payez pour un avocat, une recherche de titres, la clôture, un arpentage ou une inscription ne sont pas des intérêts (37-9). Une prime pour l’argent lui-même en est (décision citée sous 37-4).\nEn sont exemptés les banques qui ont une succursale dans l’État et les sociétés qu’elles détiennent en entier, les coopératives de crédit et les hypothèques immobilières de plus de 5000 $ (37-9, avec quelques autres).\nPour un prêt de plus de ${usury.connecticutTo.text}, demandez à un avocat ce que la loi permet : notre vérification ne va pas jusque-là.`,
    'US-FL': `La loi de la Floride limite le taux d’un prêt à ${usury.floridaUsury.text} par an jusqu’à ${usury.floridaUsuryTo.text}, et à ${usury.floridaCrime.text} pour un prêt plus élevé.\nQuel que soit le montant, un prêteur qui exige sciemment plus de ${usury.floridaCrime.text} par an commet une infraction mineure (misdemeanor); à plus de ${usury.floridaFelony.text}, c’est une infraction grave (felony).\nUn prêteur qui dépasse volontairement la première limite perd tous les intérêts et vous doit le double de ceux qu’il a reçus. Ce n’est pas le cas s’il rembourse l’excédent avant que vous lui écriviez ou le poursuiviez, ou s’il a acheté le billet de bonne foi avant l’échéance (687.04). S’il dépasse le taux à partir duquel c’est une infraction, il peut perdre toute la dette.\nD’autres lois permettent aux banques et à certains autres prêteurs d’exiger davantage.`,
    'US-GA': `Selon la loi de la Géorgie, exiger plus de ${usury.georgiaMonth.text} par mois pour un prêt, quel que soit le montant, est une infraction mineure (misdemeanor); cela fait ${usury.georgiaYear.text} par an.\nLes frais payés pour le prêt comptent. Les petits prêts ont des limites plus basses.\nSi un contrat visé par le Senate Bill 90 se dit achat de créances, cela suffit pour les lois sur les institutions financières : vous ne pouvez alors guère invoquer cette limite. Elle s’applique à un contrat qui se dit prêt.`,
    'US-MA': `Au Massachusetts, exiger plus de ${usury.massachusettsUsury.text} par an pour un prêt, intérêts et frais compris, est un crime, et un tribunal peut déclarer le prêt nul. En sont exemptés les prêteurs qui ont d’abord avisé le procureur général (Attorney General), et ceux que surveille un organisme de l’État ou fédéral, comme les banques. Demandez au prêteur dans quel cas il se trouve.`,
    'US-NY': `${warnings.newYorkUsury}\nUn prêt de ${usury.newYorkUsuryBelow.text} ou plus n’a pas de limite.\nPour un prêt à une personne physique, comme une entreprise individuelle, la limite est de ${usury.newYorkPersons.text} si le prêt est inférieur à ${usury.newYorkPersonsBelow.text}. Au-delà, un tel prêt est nul. Une société par actions (General Obligations Law 5-521) ou une LLC (Limited Liability Company Law 1104) ne peut pas invoquer cette limite plus basse, mais l’une et l’autre peuvent invoquer celle de ${usury.newYorkUsury.text}.\nLes banques suivent d’autres règles.`,
    'US-TX loan line': texasCeiling,
    'US-TX advance': `${texasCeiling}\nUn contrat qui se dit véritable achat de créances n’y est d’ordinaire pas un prêt. Mais cette règle exclut une avance que vous remboursez à même vos ventes (House Bill 700) : que celle-ci soit un prêt dépend donc de ses conditions. Montrez-la à un avocat.`,
    'US-TX factoring':
      'Au Texas, l’affacturage est une vente de factures aux yeux de la loi, même si vous devez racheter celles qu’un client ne paie pas. Ce que prend la société d’affacturage n’est pas de l’intérêt, donc la limite des prêts ne s’y applique pas. Si le contrat se dit achat, cela tranche la question, sauf fraude (Finance Code 306.001 et 306.103, selon un avocat de sociétés d’affacturage). C’est à vous de juger du prix.',
    'US-VT':
      'Le Vermont ne limite pas le taux d’un prêt à une société par actions, ni celui de la plupart des prêts aux autres entreprises (Vermont Statutes, titre 9, article 46). Un prêt garanti par une résidence peut faire exception.',
  },
  guarantee: {
    US: 'Selon le règlement B fédéral (Regulation B), un prêteur ne peut exiger la signature du conjoint du seul fait que le propriétaire est marié, si celui-ci est admissible seul. Un conjoint copropriétaire d’un bien donné en garantie peut tout de même devoir signer ce qu’il faut au prêteur pour atteindre ce bien.',
    'CA-AB':
      'En Alberta, le cautionnement d’une personne physique est sans effet à moins qu’elle ne se présente devant un avocat et ne signe un certificat (Guarantees Acknowledgment Act, article 3). Quelques sortes de cautionnements en sont exemptées.',
    'CA-QC':
      'Au Québec, si le cautionnement vise des dettes futures ou indéterminées, ou une période indéterminée, la caution peut y mettre fin après trois ans par un préavis suffisant, tant que la dette n’est pas exigible (Code civil, article 2362).',
    'US-CA': `En Californie, la loi sur le recouvrement protège aussi la personne physique qui doit ou cautionne une dette d’entreprise d’au plus ${california.californiaCollectionTo.text} (tous les contrats avec ce prêteur ensemble), si la dette a été contractée, renouvelée, vendue ou cédée le 1er juillet 2025 ou après (Senate Bill 1286).`,
  },
  reconciliation: {
    'US-CT advance': salesBased('du Connecticut'),
    'US-LA advance': salesBased('de la Louisiane'),
    'US-TX advance': salesBased('du Texas'),
    'US-VA advance': salesBased('de la Virginie'),
  },
  attorney: {
    'US-VT':
      'Au Vermont, un prêteur titulaire d’un permis ne peut pas se faire donner de procuration, sauf pour financer des primes d’assurance (Vermont Statutes, titre 8, article 2229). Les banques et quelques autres prêtent sans ce permis.',
  },
  lien: { US: lien, 'US-CT': lien, 'US-VT': lien },
  confession: {
    US: 'Les tribunaux de New York ne peuvent rendre un tel jugement que si vous y habitiez, ou que votre entreprise y avait un établissement, quand vous avez signé ou quand le prêteur le dépose. Les autres États ont leurs propres règles.',
    'US unread':
      'Les tribunaux de New York ne peuvent rendre un tel jugement que si vous y habitiez, ou que votre entreprise y avait un établissement, quand vous avez signé ou quand le prêteur le dépose. Nous n’avons pas lu la règle de votre État : demandez à un avocat de là-bas.',
    'US-IL':
      'L’Illinois permet à un prêteur d’obtenir un tel jugement sans avis sur un contrat d’entreprise, dans le comté où vous avez signé, habitez ou avez des biens (735 ILCS 5/2-1301). N’en signez pas sans avocat.',
    'US-CT advance':
      'Demandez à un avocat ce que le Connecticut prévoit pour la confession de jugement elle-même : nous ne l’avons pas vérifié. Dans une avance de 250 000 $ ou moins que vous remboursez à même vos ventes, une clause ne peut pas vous enlever votre droit à un avis et à une audience avant que vos biens soient saisis ou votre compte bloqué (General Statutes 36a-868). Dans une avance plus élevée, elle le peut (52-278f). Les banques sont exemptées de la première règle.',
    'US-CT loan line factoring':
      'Demandez à un avocat ce que le Connecticut prévoit pour la confession de jugement elle-même : nous ne l’avons pas vérifié. Dans un contrat d’entreprise, vous pouvez renoncer à votre droit à un avis et à une audience avant que vos biens soient saisis ou votre compte bloqué. L’avocat du prêteur peut alors le faire sans ordonnance du tribunal, sur une déclaration sous serment, et vous ne pouvez demander une audience qu’après coup (General Statutes 52-278e et 52-278f). Faites rayer une telle clause.',
    'US-VT':
      'Au Vermont, un prêteur titulaire d’un permis ne peut pas obtenir de confession de jugement (Vermont Statutes, titre 8, article 2229). Les banques et quelques autres prêtent sans ce permis.',
    'US-PA':
      'La Pennsylvanie permet à un prêteur d’obtenir un tel jugement sans audience sur un contrat d’entreprise. Seul le crédit à la consommation d’une personne physique est protégé.',
    'US-VA':
      'La Virginie ne l’accepte dans un contrat de dette qu’avec un avis qui commence ainsi, en anglais : « IMPORTANT NOTICE: THIS INSTRUMENT CONTAINS A CONFESSION OF JUDGMENT PROVISION » (Code 8.01-433.1). Si un tel jugement est rendu contre vous, vous avez 21 jours après en avoir été avisé pour demander au tribunal de l’annuler (8.01-433).',
    'CA-QC':
      'Au Québec, on ne peut acquiescer à une demande en justice qu’une fois poursuivi, et non d’avance dans un contrat. Ailleurs, un tribunal peut l’accepter.',
    'US-CA':
      'Les tribunaux de la Californie ne peuvent pas rendre de jugement sur confession. Cette règle s’applique depuis le 1er janvier 2023.',
    'US-FL':
      'La loi de la Floride rend une telle clause nulle si vous la signez avant une poursuite. Un jugement déjà rendu par un tribunal d’un autre État peut quand même y être exécuté.',
    'US-MA':
      'La loi du Massachusetts rend une telle clause nulle, et un tribunal annule le jugement si vous le lui demandez.',
    'US-NJ':
      'Le New Jersey l’interdit dans un prêt, une marge, une avance ou un affacturage pour une entreprise de l’État, individuelle ou non. La clause est nulle. Un tribunal d’ailleurs peut quand même l’accepter.',
    'US-NY':
      'New York ne l’accepte que pendant trois ans après la signature, et dans un comté où vous habitiez ou aviez un établissement, soit à la signature, soit quand le prêteur la dépose.',
    'US-OH':
      'En Ohio, une entreprise peut en signer une dans un contrat de dette. Elle n’est valable que si un avertissement, juste au-dessus ou au-dessous de la signature, ressort plus que tout le reste. Il commence ainsi, en anglais : « By signing this paper you give up your right to notice and court trial. » S’il y est, ne signez pas sans avocat : un tel jugement peut atteindre les comptes et les autres biens de toute personne qui signe.',
    'US-TX': 'Au Texas, personne ne peut confesser un jugement dans un document signé avant une poursuite.',
    'US-VA advance':
      'La Virginie interdit la confession de jugement dans une avance de fonds de 500 000 $ ou moins que vous remboursez à même vos ventes.',
  },
  debit: {
    CA: `Une entreprise n’a d’ordinaire que ${debits.businessDebitClaim.text} pour demander le remboursement d’un débit qu’elle n’a pas autorisé.`,
    US: `Si vous n’avez pas autorisé un débit d’un compte d’entreprise, appelez votre banque le jour même : elle n’a en général que ${debits.businessDebitReturn.text} pour le retourner. Pour un compte ouvert surtout à des fins personnelles, vous avez ${debits.personalDebitReport.text} à compter du relevé où figure le débit (Regulation E).`,
    'US-TX': `Au Texas, le bailleur de fonds d’une avance que vous remboursez à même vos ventes ne peut pas débiter votre compte automatiquement, ${texasDebits} Les banques en sont exemptées.`,
    'US-VT':
      'Selon une association du secteur, à partir du 1er juillet 2027, le Vermont interdit au bailleur de fonds de mettre en place des débits automatiques, à moins qu’il ne détienne une sûreté opposable (« perfected ») de premier rang, qui passe avant toutes les autres, sur votre « account » au sens de l’Uniform Commercial Code (House Bill 648 de 2026). Nous n’avons pas lu cette loi.',
  },
  disclosure: {
    'US-CT':
      'Selon un cabinet d’avocats, la loi du Connecticut sur les renseignements à fournir (36a-861 à 36a-872, jusqu’à 250 000 $) vise aussi l’affacturage : demandez ces conditions en vertu de cette loi, et la preuve de l’inscription du bailleur de fonds.',
    'US-VT':
      'Aucune loi du Vermont que nous avons lue en entier n’oblige un bailleur de fonds à indiquer les conditions d’un tel contrat. Selon une association du secteur, le House Bill 648 de 2026 le fait à partir du 1er juillet 2027 : un permis pour ceux qui offrent des avances de fonds et de l’affacturage ou en font le courtage, et le coût en taux annuel. Toujours selon elle, des débits automatiques ne sont permis, à partir de ce jour, que si le bailleur de fonds détient une sûreté opposable de premier rang sur votre « account » au sens de l’Uniform Commercial Code. Demandez le taux dès maintenant. Si le contrat court ou se renouvelle au-delà de ce jour, demandez comment les débits se feront alors.',
  },
  early: { 'CA-QC': prepaymentInQuebec },
  law: {
    'US-NC':
      'La Caroline du Nord ne donne pas effet à une renonciation au jury. Dans un contrat que vous y signez, une clause qui envoie les litiges dans un autre État est nulle aussi, sauf si le contrat est un prêt à une entreprise.',
    'CA-QC':
      'Au Québec, aucun procès civil n’a de jury. Si le contrat nomme clairement un tribunal d’ailleurs ou un arbitre, ceux du Québec refusent d’ordinaire d’en décider (Code civil, article 3148) : faites modifier la clause avant de signer.',
    'US-CA':
      'Les tribunaux de la Californie ne donnent pas effet à une renonciation au jury signée avant un litige, mais ils donnent effet à une convention d’arbitrage.',
    'US-GA': 'Les tribunaux de la Géorgie ne donnent pas effet à une renonciation au jury signée avant une poursuite.',
    'US-VA':
      'En Virginie, pour une avance de fonds de 500 000 $ ou moins que vous remboursez à même vos ventes, le bailleur de fonds doit vous poursuivre en Virginie, quoi que dise le contrat. Si le contrat impose l’arbitrage, une audience en personne doit avoir lieu là où se trouve votre établissement principal, et le bailleur de fonds paie l’arbitre et les autres frais de l’arbitrage (Code 6.2-2234).',
  },
};

/** What to ask for because of a law on a clause, by subject and region. */
const asks: Words = {
  'confession CA-QC':
    'au Québec, le Code de procédure civile ne permet d’acquiescer à une demande qu’une fois la poursuite intentée',
  'confession US-CA': 'les tribunaux de la Californie n’en rendent pas (Code of Civil Procedure 1132)',
  'confession US-FL': 'la loi de la Floride la rend nulle (Statutes 55.05)',
  'confession US-MA': 'la loi du Massachusetts la rend nulle (General Laws, chapitre 231, article 13A)',
  'confession US-NJ': 'le New Jersey l’interdit (New Jersey Statutes 2A:16-9.1)',
  'confession US-TX': 'le Texas n’en permet pas avant une poursuite (Civil Practice and Remedies Code 30.001)',
  'confession US-VA': 'la Virginie l’interdit dans une telle avance (Code 6.2-2234)',
  'confession US-VT':
    'le Vermont l’interdit à un prêteur titulaire d’un permis (Vermont Statutes, titre 8, article 2229)',
  'attorney US-VT':
    'le Vermont l’interdit à un prêteur titulaire d’un permis (Vermont Statutes, titre 8, article 2229)',
  'law US-VA':
    'en Virginie, l’arbitrage en personne a lieu là où se trouve notre établissement principal, et vous le payez (Code 6.2-2234)',
  'debit US-TX':
    'la preuve de la sûreté de premier rang que vous invoquez pour des débits automatiques (Finance Code 398.056)',
};

/** A law in French. Throws if it has no words in French. */
function inFrench(law: ContractLaw): ContractLaw {
  const { [`${law.region} ${law.isUnread ? 'unread' : law.kinds?.join(' ')}`]: own, [law.region]: ofAll } =
    words[law.subject];
  const text = own ?? ofAll;
  const ask = asks[`${law.subject} ${law.region}`];
  if (!text || (law.ask && !ask))
    throw new Error(`src/fr/facts/contract-laws.ts has no words for ${law.subject} in ${law.region}`);
  return {
    ...law,
    text,
    ...(law.ask && { ask }),
    ...(law.ofPurchases && { ofPurchases }),
    sources: law.sources.map((source) => lawInFrench(sourceInFrench(source))),
  };
}

/** The laws of `src/facts/contract-laws.ts`, in French. */
export const contractLaws: readonly ContractLaw[] = [...baseLaws.map(inFrench), ...freeRates(freeRateWords)];

/** What the law of the contract's country and that of its region say about a subject, as far as we have read them. */
export const contractLawsOf = findIn(contractLaws);
