import { brokerSources, brokerTexts, commercialMortgages, loanBrokerLaws } from '../../facts/broker-sources.js';
import { disclosureLimits as limits } from '../../facts/disclosure-limits.js';
import type { Block } from '../../schemas/block.js';
import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { licenses } from '../../site/licenses.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { policyDay } from '../../site/policy-day.js';
import { legalForms, statements } from '../claims/sentences.js';
import { arranged, brokerEffects } from '../facts/broker-licenses.js';
import { criminalRateSource, criminalRate as rate } from '../facts/criminal-rate.js';
import { interestActWords as interestAct } from '../facts/interest-act-words.js';
import { oldAgreements, oldAgreementsSummary, oldCriminalRateSource } from '../facts/old-criminal-rate.js';
import { language } from '../site/contract-language.js';
import { longMoney, money, printedDay } from '../site/format.js';
import { office } from '../site/office.js';

/** What each state asks of a broker, and what we do there. */
const brokerTable: Block = {
  kind: 'table',
  caption: 'Ce que doit avoir un courtier, par État',
  head: ['État', 'Ce que doit avoir un courtier', 'Effet aujourd’hui'],
  align: ['left', 'left', 'left'],
  rows: brokerEffects.map(({ id, state, needs, effect }) => [state, `[${needs}](${brokerSources[id]?.href})`, effect]),
};

const supportEmail = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const terms: LegalText = {
  meta: {
    title: 'Conditions d’utilisation | Boundless',
    description:
      'Les conditions qui s’appliquent quand une entreprise utilise Boundless : comptes, demandes de prêt, frais, différends, responsabilité et droit applicable.',
  },
  title: 'Conditions d’utilisation',
  updated: printedDay(policyDay),
  revised: {
    date: printedDay('2026-11-30'),
    why: 'Motif : indiquer où nous ne servons pas d’intermédiaire, comment porter plainte et comment arrêter nos messages. La liste est à la section Modifications.',
  },
  summary: paragraphs(
    `${arranged} Le premier tableau ci-dessous dit ce que des États exigent d’un courtier, et ce pour quoi nous n’y servons donc pas d’intermédiaire.`,
    'Boundless met des entreprises en relation avec des prêteurs. Elle ne prête pas, ne donne pas de conseils financiers et n’est pas partie aux contrats de prêt.',
    'Le maximum que nous pouvons vous devoir est généralement de 100 $ CA. Si une autre personne fait une réclamation en raison de ce que vous avez fait, c’est vous qui payez, sauf si nous avons causé la perte.',
    'Les différends relèvent des tribunaux de l’Ontario, à Toronto, et du droit de l’Ontario. Vous gardez les droits que vous donne la loi de votre lieu et qu’un contrat ne peut pas vous enlever.',
    'Les comptes servent à des fins commerciales et sont réservés à la personne qui les ouvre.',
  ),
  sections: [
    {
      id: 'getting-started',
      heading: 'Pour commencer',
      summary: 'Qui est lié par cette entente, et ce qu’elle vise.',
      content: paragraphs(
        'Les présentes conditions d’utilisation (les « Conditions ») sont une entente entre Boundless (« Boundless », « nous ») et vous. Elles régissent votre utilisation de ce site et de l’application Boundless (ensemble, le « Service »). « Vous » désigne la personne physique qui utilise le Service et l’organisation pour laquelle elle agit (l’« Entreprise »).',
        'Vous acceptez les présentes Conditions quand vous créez un compte et cochez la case qui s’y rapporte. Vous confirmez alors aussi avoir lu la [politique de confidentialité](/privacy-terms). Lire ce site ou nous envoyer un formulaire n’est pas une acceptation. Si vous n’acceptez pas les présentes Conditions, ne créez pas de compte. Si l’Entreprise est au Québec, nous vous remettons d’abord la version française : voyez la mention [Langue](#miscellaneous).',
        'Vous devez avoir l’âge de la majorité là où vous vivez et avoir le pouvoir d’engager l’Entreprise.',
        'Boundless est une plateforme de mise en relation avec des prêteurs. Nous aidons une Entreprise à trouver des prêteurs et à leur présenter des demandes. Nous ne sommes pas un prêteur, nous ne donnons pas de conseils financiers, juridiques, fiscaux ou comptables, et nous ne sommes partie à aucun contrat de prêt entre une Entreprise et un prêteur. L’Entreprise et ses propres conseillers décident si un prêt lui convient.',
      ),
    },
    {
      id: 'business-user-account',
      heading: 'Compte d’entreprise',
      summary: 'Pour les organisations en règle, au nom d’une seule personne.',
      content: paragraphs(
        'Les comptes servent à des fins commerciales seulement. Vous ne pouvez en ouvrir un que pour une organisation qui :',
        [
          `est légalement constituée au Canada ou aux États-Unis : ${legalForms}`,
          'n’est pas insolvable et ne fait pas l’objet d’une procédure de faillite ou d’une procédure semblable',
          'n’est pas inscrite sur une liste de sanctions du Canada, des États-Unis ou des Nations Unies, et n’appartient pas à quelqu’un qui y figure ni n’est sous son contrôle',
        ],
        'Le compte est réservé à la personne qui agit pour l’Entreprise. Il ne peut être ni partagé, ni vendu, ni transféré à une autre personne sans notre consentement écrit.',
        'Les renseignements que vous nous donnez doivent être exacts, à jour et complets, et vous devez les garder ainsi. Nous pouvons demander des preuves, et pouvons en obtenir de registres publics ou, si vous l’autorisez, d’autres sources.',
        'Il vous incombe de garder votre mot de passe secret, et vous répondez de tout ce qui est fait au moyen de votre compte. Avertissez-nous sans tarder si vous croyez que quelqu’un d’autre l’a utilisé.',
      ),
    },
    {
      id: 'using-the-service',
      heading: 'Utilisation du Service',
      summary:
        'Aux États-Unis, dans quelques États seulement. Nous jumelons et transmettons; les prêteurs décident et versent les fonds.',
      content: [
        ...paragraphs(
          `**Où nous servons d’intermédiaire aux États-Unis.** ${arranged} Ici et dans le tableau, les prêts comprennent aussi le prêt sur actifs, le financement de stocks, de bons de commande, d’équipement et de la chaîne d’approvisionnement, et les prêts que garantit la SBA : nous servons d’intermédiaire pour chacun d’eux dans les mêmes États que pour les autres prêts.`,
          `Nous avons consulté les règles sur les courtiers des États ci-dessous. Chacun renvoie à sa loi. Les textes sur les courtiers de ce tableau datent du ${printedDay(brokerTexts.from)} au ${printedDay(brokerTexts.to)}. Pour les sessions de 2025 et de 2026, nous avons consulté les textes nommés plus bas pour la Californie, le Texas, la Louisiane et le Dakota du Nord, et un compte rendu sur le Vermont. Le 29 novembre 2026, nous avons cherché des lois plus récentes du Connecticut et de la Virginie sur le financement fondé sur les ventes et n’en avons trouvé aucune, ce qui ne prouve pas qu’il n’y en a pas. Nous n’avons pas vérifié ce que ces sessions ont changé aux autres lois, ni aux règles sur les courtiers. Nous les relirons au plus tard le ${printedDay(brokerTexts.reviewBy)}. Dans un État qui n’est pas dans le tableau, nous n’envoyons aucune demande à un prêteur avant d’avoir vérifié ses règles sur les courtiers et de vous avoir écrit que nous pouvons y agir.`,
        ),
        brokerTable,
        ...paragraphs(
          `**Hors du tableau :** tous les autres États. Nous n’y servons pas encore d’intermédiaire. Parmi eux figurent New York, la Géorgie, le [Kansas](${loanBrokerLaws.kansas.href}) et la [Louisiane](${loanBrokerLaws.louisiana.href}), et voici ce que nous savons de leurs règles : New York impose des obligations aux courtiers. La Géorgie et le Kansas interdisent à un courtier de toucher des frais à l’avance. Le Kansas et la Louisiane ont aussi des lois sur les courtiers en prêts. Quand nous pourrons agir dans un État, nous l’ajouterons au tableau.`,
          ...(licenses.length > 0
            ? ['**Permis et inscriptions.** Les nôtres sont :', licenses]
            : ['**Permis et inscriptions.** Aucun n’est indiqué ici pour le moment.']),
          'Là où un État du tableau exige qu’un courtier détienne un permis ou soit inscrit, nous n’y servons d’intermédiaire pour ce financement que si le nôtre est indiqué ici.',
        ),
        ...paragraphs(
          'Le Service compare le profil d’une Entreprise aux critères que des prêteurs nous ont donnés, montre quels prêteurs pourraient convenir et transmet les demandes que vous nous demandez de transmettre. Les cotes et les jumelages sont des estimations. Ils ne constituent ni une offre ni une promesse de crédit.',
          'Nous acceptons les demandes de prêt, et les transmettons à des prêteurs, à notre discrétion. Chaque prêteur décide lui-même s’il fait une offre, et à quelles conditions. Si vous acceptez une offre, votre contrat est avec le prêteur seul, et celui-ci vous verse les fonds directement.',
          '**Égalité d’accès au crédit.** Nous ne faisons pas de discrimination. Aux États-Unis, l’[Equal Credit Opportunity Act](https://www.consumerfinance.gov/rules-policy/regulations/1002/) interdit aux prêteurs, et à nous quand nous choisissons des prêteurs ou vous dirigeons vers eux, toute discrimination fondée sur la race, la couleur, la religion, l’origine nationale, le sexe, l’état matrimonial, l’âge (si vous avez la capacité de conclure un contrat), un revenu provenant de l’aide publique ou l’exercice de bonne foi de droits prévus par les lois sur le crédit à la consommation. Un prêteur qui refuse votre demande de crédit doit vous le dire : dans les 30 jours suivant votre demande complète si les revenus de l’Entreprise étaient d’au plus 1 million de dollars au cours de son dernier exercice, et autrement, ou pour du crédit lié à l’affacturage, dans un délai raisonnable (Regulation B, 12 CFR 1002.9(a)(3)). S’il n’en donne pas les motifs avec le refus, demandez-les par écrit dans les 60 jours : il doit vous les envoyer. Au Québec, la [Charte des droits et libertés de la personne](https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-12) interdit aussi la discrimination dans la conclusion d’un contrat et dans l’offre de services au public (articles 10 à 12). Les lois sur les droits de la personne d’autres provinces et territoires interdisent aussi la discrimination dans les services et les contrats.',
          'Le jumelage est gratuit pour les entreprises. Nos honoraires sont convenus avec les prêteurs. Pour les financements structurés plus importants, des frais d’analyse ou de transaction peuvent s’appliquer à la conclusion; ils ne s’appliquent que si vous les avez acceptés par écrit au préalable. La page [Notre rémunération](/how-we-are-paid) explique les deux, et ce qui doit être déclaré pour un prêt de la SBA.',
          '**Hypothèques au Canada.** Nous ne détenons aucun permis de maison de courtage d’hypothèques. En Ontario, la Loi de 2006 sur les maisons de courtage d’hypothèques, les prêteurs hypothécaires et les administrateurs d’hypothèques en exige un pour solliciter ou négocier des prêts garantis par un immeuble, et pour transmettre des renseignements sur un emprunteur à un prêteur hypothécaire. L’Autorité ontarienne de réglementation des services financiers (ARSF) l’applique ([qui doit avoir un permis, selon l’ARSF](https://fsrao.ca/licensing/licensing-updates/attention-mortgage-professionals-you-need-licence), en anglais). Au Québec, la Loi sur la distribution de produits et services financiers réserve le courtage hypothécaire aux personnes et aux cabinets autorisés par l’Autorité des marchés financiers (AMF). D’autres provinces ont leurs propres lois. Nous ne servons donc d’intermédiaire pour rien de ce qui est garanti par un immeuble en Ontario, au Québec, ni dans une autre province ou un territoire où une autorisation est nécessaire.',
          `**Intérêts au Canada.** L’[article 347](https://laws-lois.justice.gc.ca/fra/lois/c-46/article-347.html) du Code criminel érige en infraction le fait d’exiger plus de ${rate.criminalRate.text} par an pour du crédit et, depuis le 1er janvier 2025, le fait d’offrir du crédit à un taux supérieur à la limite ou d’en faire la publicité. Presque tous les frais du crédit comptent, peu importe leur nom et qui les reçoit. Si l’emprunteur n’est pas une personne physique, la limite est de ${rate.criminalRateCommercial.text} pour un prêt commercial de plus de ${rate.criminalRateFrom.text} et d’au plus ${rate.criminalRateTo.text}; pour un prêt plus élevé, il n’y en a pas ([Règlement sur le taux d’intérêt criminel](${criminalRateSource.href})). ${oldAgreements} ([Gazette du Canada](${oldCriminalRateSource.href}), et un [résumé](${oldAgreementsSummary}) en anglais sur les contrats antérieurs.) Qu’une avance ou l’affacturage compte comme du crédit dépend du contrat.`,
          `**Taux annuel au Canada.** ${interestAct.rules?.[0]} ${interestAct.exempt} C’est ce que prévoit l’article 4 de la [Loi sur l’intérêt](https://laws-lois.justice.gc.ca/fra/lois/I-15/). Les deux lois s’appliquent aux offres que vous recevez au Canada par l’entremise du Service. [Vérifier une offre](/tools/check-an-offer) calcule le taux annuel avec tous les frais que vous entrez, et le compare à la limite.`,
          `**Immeubles aux États-Unis.** La Californie exige un permis immobilier pour servir d’intermédiaire dans un prêt garanti par un immeuble, même pour une entreprise ([Business and Professions Code](${commercialMortgages.href}), en anglais). D’autres États ont leurs propres règles. Aucun permis de ce genre n’est indiqué dans les présentes Conditions. Nous ne servons donc d’intermédiaire pour aucun prêt garanti par un immeuble aux États-Unis : adressez-vous à une banque, ou à un courtier qui détient un permis dans votre État.`,
          '**Financement commercial aux États-Unis.** Nous agissons comme courtier : nous présentons une Entreprise à des fournisseurs de financement, qui nous paient. Plusieurs États, dont la Californie, le Connecticut, le Dakota du Nord, la Floride, la Géorgie, l’Illinois, le Kansas, la Louisiane, le Missouri, New York, le Texas, l’Utah, le Vermont et la Virginie, encadrent l’information à fournir en financement commercial, le courtage, ou les deux. Nous ne demandons aucuns frais payables à l’avance. Là où la loi oblige un fournisseur à divulguer le coût d’une offre, nous vous envoyons ces renseignements tels quels, au plus tard avec l’offre, et avant de décrire le prix de celle-ci. Nous répondons de ce que nous en disons. Le financement offert par l’entremise du Service est destiné à des fins commerciales, et il se peut que les protections du droit de la consommation ne s’appliquent pas.',
          '**Quand un courtier ou une plateforme compte comme fournisseur.** Le Connecticut considère un courtier en financement fondé sur les ventes comme un fournisseur. La Californie, la Floride, la Géorgie, le Kansas, le Missouri et l’Utah considèrent ainsi une plateforme qui offre le financement d’une banque en vertu d’une entente écrite avec celle-ci. New York peut aussi considérer ainsi quiconque présente des offres précises pour un tiers. Là où cela fait de nous un fournisseur, nous fournissons les renseignements exigés d’un fournisseur, et nous nous inscrivons d’abord là où la loi l’exige.',
          `**Californie.** Les articles 22800 à 22806 du Financial Code visent les offres d’au plus ${money(500_000)}. Avec chaque offre précise, le fournisseur doit divulguer le montant, la somme que vous en recevez, le coût, le total que vous remboursez, la durée, les paiements, ce que coûte un remboursement anticipé et le taux annuel en pourcentage. Il doit obtenir votre signature sur ce document avant la conclusion du contrat ([article 22802](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22802)). Chaque fois qu’un fournisseur indique un prix pour une offre précise, il doit aussi indiquer le taux annuel en pourcentage, et il ne peut pas employer les mots « intérêt » ou « taux » de façon trompeuse ([article 22806](https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22806)). La Californie interdit aussi les actes déloyaux, trompeurs ou abusifs dans l’offre de financement aux petites entreprises, aux organismes sans but lucratif et aux fermes familiales ([10 CCR 1060 à 1062](https://dfpi.ca.gov/rules-enforcement/laws-and-regulations/california-consumer-financial-protection-law/ccfpl-commercial-financing-annual-report-information/), depuis le ${printedDay('2023-10-01')}). Un groupe professionnel [rapporte](https://www.sfnet.com/home/chapters/canada/news-detail/2025/10/15/california-expands-oversight-of-commercial-finance-what-secured-lenders-need-to-know) (en anglais) que, depuis le ${printedDay('2026-01-01')}, un permis n’empêche plus le Department of Financial Protection and Innovation d’agir contre de tels actes (Senate Bill 825). Là où ces règles font de nous un fournisseur, nous les suivons et déposons le rapport annuel.`,
          `**New York.** [L’article 8 de la Financial Services Law](https://www.nysenate.gov/legislation/laws/FIS/803) vise les offres d’au plus ${longMoney(2_500_000)}. En sont exemptés, entre autres, les banques et les institutions semblables, quiconque fait au plus cinq opérations de ce genre dans l’État en douze mois, les baux et le financement garanti par un immeuble ([article 802](https://www.nysenate.gov/legislation/laws/FIS/802)). Avec chaque offre précise, le fournisseur doit divulguer le montant, la somme que vous en recevez, les frais de financement, le taux annuel en pourcentage, le total que vous remboursez, la durée, les paiements, les autres frais, ce que coûte un remboursement anticipé et les garanties. Le document a une ligne pour votre signature, qui confirme seulement que vous l’avez reçu (23 NYCRR 600.5). Quand un fournisseur indique un taux ou un montant pendant votre demande, il doit aussi indiquer le taux annuel en pourcentage (article 810), et nous faisons de même. Avant de vous parler d’une offre précise, nous devons vous envoyer ces renseignements tels quels, et nous donnons au fournisseur la preuve du moment de l’envoi (23 NYCRR 600.21).`,
          `**Texas.** Le chapitre 398 du Finance Code ([House Bill 700](https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm)) s’applique depuis le ${printedDay('2025-09-01')} au financement commercial fondé sur les ventes, comme l’avance de fonds. La Finance Commission du Texas a pris en 2026 des règles à ce sujet, 7 TAC 86.301 à 86.322 ([page sur les règles](https://occc.texas.gov/publications/rules) de l’Office of Consumer Credit Commissioner, OCCC). Pour une offre de moins de ${longMoney(1_000_000)}, le fournisseur doit divulguer le coût, indiquer comment joindre l’OCCC et obtenir votre signature sur ce document avant la conclusion du contrat. Les règles qui suivent n’ont pas de limite de montant. Une confession de jugement dans le contrat est nulle. Un fournisseur ou un courtier ne peut pas établir de débits automatiques dans votre compte, à moins de détenir sur ce compte une [sûreté](/glossary#security-interest) opposable de premier rang, qui passe avant toutes les autres. Demandez à voir l’entente que votre banque a signée à ce sujet. Les frais non divulgués et les déclarations fausses ou trompeuses sont interdits. Les fournisseurs et les courtiers doivent s’inscrire auprès de l’OCCC, par le registre NMLS. La loi donne à ceux déjà en activité jusqu’au ${printedDay('2026-12-31')} : demandez le numéro NMLS et vérifiez-le. Cette loi ne vous donne aucun droit de poursuite : vous pouvez porter plainte à l’OCCC.`,
          `**Virginie.** Le chapitre 22.1 du titre 6.2 du Code ([ses règles](https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240)) s’applique depuis le ${printedDay('2022-07-01')} au financement fondé sur les ventes d’au plus ${money(500_000)}. Avec son offre, le fournisseur doit divulguer le montant, la somme que vous en recevez, le coût, le total que vous remboursez, les paiements, les autres frais, ce que coûte un remboursement anticipé, les garanties et ce qu’il paie à un courtier. Les fournisseurs et les courtiers doivent s’inscrire auprès de la State Corporation Commission.`,
          '**Vermont.** Quiconque sollicite ou négocie un prêt pour une entreprise, y compris en ligne, doit avoir un permis de sollicitation de prêts du Department of Financial Regulation, ou en être exempté. Le prêteur doit indiquer de façon complète et claire chaque taux qu’il exige (8 V.S.A. 2225). Un groupe professionnel [rapporte](https://www.funderintel.com/group/all-business-lending-fintech/discussion/3cb6d35a-c7f5-42cf-aca1-aca3eb714e09) (en anglais) qu’à compter du 1er juillet 2027, une loi de 2026 (House Bill 648) exige aussi un permis de ceux qui financent, négocient ou annoncent des avances de fonds et de l’affacturage. Selon le même texte, elle oblige aussi le bailleur de fonds à indiquer le coût avec un taux annuel, comme en Californie et à New York. Elle lui interdit d’établir des débits automatiques dans votre compte, à moins de détenir sur ce compte une [sûreté](/glossary#security-interest) opposable de premier rang, qui passe avant toutes les autres. Selon un [compte rendu d’une commission](https://cpo.soar.com/articles/8046720/Vermont/Panel-weighs-ban-on-virtual-kiosks-and-new-oversight-of-merchant-cash-advances) (en anglais), le projet de mai 2026 visait les contrats d’au plus 1 million de dollars et interdisait les confessions de jugement. Consultez le texte de cette loi, que nous n’avons pas vérifié. Nous cesserons ce jour-là d’agir comme intermédiaire pour ces deux produits au Vermont, à moins que notre permis ne figure ici.',
          '**Dakota du Nord.** La loi sur les courtiers en prêts (Century Code, chapitre 13-04.1) vise quiconque sert d’intermédiaire pour des prêts ou de la location. Depuis le House Bill 1127 de 2025, un prêt au sens de cette loi est aussi tout type de financement non traditionnel que le commissaire nomme dans une ordonnance. Nous n’y servons donc d’intermédiaire pour aucun financement sans permis.',
          `**Floride.** Un courtier ne peut demander de frais payables à l’avance, et sa publicité doit montrer son adresse et son numéro de téléphone. ${phone ? `Le nôtre est le ${phone}.` : 'Nous n’affichons pas encore de numéro de téléphone et ne servons donc pas d’intermédiaire pour des entreprises de la Floride : veuillez ne pas présenter de demande par notre entremise.'}`,
          `**Louisiane.** L’article 9:3137.10 des Revised Statutes (House Bill 470, [résumé par un cabinet d’avocats](https://www.mayerbrown.com/en/insights/publications/2025/08/louisiana-now-requires-disclosures-for-revenue-based-financing-transactions)) s’applique depuis le ${printedDay('2025-08-01')} au financement fondé sur les revenus. Avant la signature ou à ce moment, le fournisseur doit divulguer par écrit le montant fourni, la somme qui vous parvient, le total à payer, le coût en dollars, les paiements, et ce que coûte ou fait économiser un remboursement anticipé.`,
          `**Connecticut, Floride, Géorgie, Kansas, Missouri et Utah.** Ces lois visent les offres d’au plus ${money(limits['US-CT'])} (Connecticut, financement fondé sur les ventes seulement), ${money(limits['US-FL'])} (Floride, Géorgie, Kansas, Missouri) et ${longMoney(limits['US-UT'])} (Utah). Avant la conclusion du contrat, le fournisseur doit divulguer par écrit le montant, la somme que vous en recevez, le total que vous remboursez, le coût en dollars, les paiements, et ce que coûte ou fait économiser un remboursement anticipé; au Connecticut, aussi la durée, les autres frais, les garanties et ce qu’il paie à un courtier.`,
          `${statements.whoSees} ${statements.summary}`,
          'En nous demandant de transmettre une demande, vous nous autorisez à communiquer le profil et les documents qui en font partie aux prêteurs que vous avez choisis, et vous autorisez ces prêteurs à nous en dire l’issue.',
          'Si vous reliez un compte bancaire, un logiciel comptable ou un autre service, vous nous autorisez à lire les données que l’écran de connexion énumère, aussi longtemps que dure la connexion. Les conditions de ce service s’appliquent aussi.',
        ),
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Propriété intellectuelle',
      summary: 'Ce qui est à nous le reste, ce qui est à vous aussi.',
      content: paragraphs(
        'Le Service, ses logiciels, son graphisme, ses textes et ses marques appartiennent à Boundless ou à ceux qui les lui concèdent sous licence. Nous vous accordons un droit limité et révocable, que vous ne pouvez ni transférer ni concéder en sous-licence, d’utiliser le Service pour les besoins internes de l’Entreprise tant que les présentes Conditions sont en vigueur. Tous les autres droits sont réservés.',
        'Ce que vous téléversez demeure à vous. Vous nous accordez le droit de le conserver, de le traiter et de l’afficher dans la mesure nécessaire pour vous fournir le Service. Vous nous permettez aussi de l’anonymiser, de le combiner à des renseignements d’autres sources et d’utiliser le résultat pour améliorer le Service et publier des constats généraux sur le crédit.',
        'Si vous nous envoyez une idée ou une suggestion, nous pouvons l’utiliser sans rien vous devoir.',
      ),
    },
    {
      id: 'disputes',
      heading: 'Différends',
      summary: 'Écrivez-nous d’abord : nous tentons de régler la question dans les 10 jours ouvrables.',
      content: paragraphs(
        `Si vous avez une plainte au sujet du Service, écrivez à ${supportEmail} et dites-nous ce qui s’est passé et ce que vous attendez de nous. La page [Plaintes](/complaints) énumère les étapes et les autorités. Nous tenterons de bonne foi de régler le différend avec vous dans les 10 jours ouvrables suivant la réception de votre avis.`,
        'En cas d’échec, l’une ou l’autre des parties peut porter le différend devant les tribunaux nommés à la dernière section. Rien ici n’empêche une partie de demander à un tribunal une mesure urgente.',
        'Un différend au sujet d’un prêt vous concerne, vous et le prêteur. Nous pouvons vous aider à vous parler, mais nous n’y sommes pas tenus, et nous ne tranchons pas le différend.',
      ),
    },
    {
      id: 'privacy',
      heading: 'Confidentialité',
      summary: 'La politique de confidentialité vise les renseignements personnels.',
      content: paragraphs(
        'La [politique de confidentialité](/privacy-terms) décrit comment nous recueillons, utilisons et communiquons les renseignements personnels. C’est un avis : accepter les présentes Conditions n’est pas un consentement donné en vertu de la politique.',
        'Si vous nous donnez des renseignements personnels sur d’autres personnes, par exemple des propriétaires, des administrateurs, des cautions ou des employés, vous confirmez en avoir le droit et avoir obtenu leur accord à l’utilisation que décrit la politique de confidentialité.',
      ),
    },
    {
      id: 'communications',
      heading: 'Communications',
      summary: 'Les avis dont vous avez besoin, les nouvelles si vous en voulez.',
      content: paragraphs(
        'Vous acceptez que nous vous envoyions des avis au sujet de votre compte, de vos demandes et des présentes Conditions par courriel, par téléphone ou dans le Service, et par message texte si vous y avez consenti. Un avis par courriel est réputé reçu le jour ouvrable suivant son envoi.',
        '**Pour ne plus recevoir de messages texte,** répondez STOP ou ARRÊT à l’un d’eux, ou dites-le-nous d’une autre façon claire, par exemple par courriel. Cette réponse met aussi fin aux appels automatisés. Nous cessons dans les 10 jours ouvrables et pouvons envoyer un message de confirmation. Nous n’appelons pas et n’envoyons pas de messages texte à des fins de promotion : la case à côté de votre numéro, dans un formulaire, vise les appels et les messages texte au sujet de ce que vous y envoyez et de tout financement que vous demandez. Vous pouvez utiliser votre compte et suivre vos demandes sans messages texte.',
        'Nous n’envoyons des nouvelles et des offres que si vous y avez consenti. Chacune vous indique comment vous désabonner, ce que vous pouvez faire en tout temps. Vous ne pouvez pas vous désabonner des avis sans lesquels le Service ne peut pas fonctionner.',
        'Les avis qui nous sont destinés doivent être donnés par écrit, à l’adresse courriel ou postale qui figure à la fin des présentes Conditions.',
      ),
    },
    {
      id: 'limits-of-use',
      heading: 'Limites d’utilisation',
      summary: 'Ce à quoi le Service ne doit pas servir.',
      content: paragraphs(
        'Il vous est interdit :',
        [
          'd’utiliser le Service pour un emprunt personnel, familial ou domestique',
          'de donner des renseignements faux ou trompeurs, ou de vous faire passer pour quelqu’un d’autre',
          'd’utiliser le Service à des fins illégales, y compris la fraude et le blanchiment d’argent',
          'de copier ou de revendre le Service, d’en faire la rétro-ingénierie ou de l’utiliser pour créer un service concurrent',
          'd’en extraire des renseignements par des moyens automatiques sans notre consentement écrit',
          'de chercher à accéder à des comptes, à des systèmes ou à des données qui ne vous sont pas destinés, de perturber le Service ou d’en tester la sécurité sans notre consentement écrit',
          'de téléverser quoi que ce soit qui nuit à des ordinateurs ou porte atteinte aux droits d’autrui',
        ],
        'Le Service est offert au Canada et aux États-Unis. Nous n’affirmons pas qu’il convienne ou soit légal ailleurs.',
      ),
    },
    {
      id: 'termination',
      heading: 'Fin de l’entente',
      summary: 'Vous pouvez partir en tout temps, et nous pouvons mettre fin à l’accès à notre discrétion.',
      content: paragraphs(
        'Vous pouvez cesser d’utiliser le Service et fermer votre compte en tout temps.',
        'Nous pouvons restreindre ou suspendre votre accès à tout ou partie du Service, ou y mettre fin, à notre discrétion, par exemple si vous contrevenez aux présentes Conditions, si nous ne pouvons pas vérifier les renseignements que vous avez donnés ou si la loi l’exige. Dans la mesure du raisonnable, nous vous en avisons d’avance et vous disons pourquoi.',
        'Quand l’accès prend fin, les droits que nous vous avons accordés prennent fin aussi. Les demandes qu’un prêteur a déjà reçues et les ententes que vous avez conclues avec un prêteur n’en sont pas touchées. Les dispositions qui, par leur nature, doivent continuer de s’appliquer le font, dont celles sur la propriété intellectuelle, la responsabilité, l’indemnisation et le droit applicable.',
      ),
    },
    {
      id: 'liability',
      heading: 'Responsabilité',
      summary:
        'Ce que nous promettons et ne promettons pas. Comme le jumelage est gratuit, nous vous devons en général au plus 100 $ CA.',
      content: paragraphs(
        'Le Service est fourni tel quel et selon sa disponibilité. Dans la mesure permise par la loi, nous ne donnons aucune garantie et ne souscrivons à aucune condition, expresse ou implicite, y compris quant à la qualité marchande, à l’adaptation à un usage particulier et à l’absence de contrefaçon. Nous ne promettons pas que vous recevrez une offre, qu’une offre vous conviendra, ni que le Service sera toujours accessible ou exempt d’erreurs.',
        'Nous ne sommes pas responsables de ce que font ou omettent de faire les prêteurs, les partenaires et les autres tiers, ni de leurs offres et de leurs ententes, ni des sites vers lesquels nous établissons des liens.',
        'Dans la mesure permise par la loi, nous ne répondons pas des dommages indirects, accessoires, particuliers, consécutifs ou punitifs, ni de la perte de profits, de revenus, de données ou d’occasions d’affaires, même si nous les savions possibles.',
        `Dans la mesure permise par la loi, notre responsabilité totale découlant du Service et des présentes Conditions, quel qu’en soit le fondement juridique, se limite au plus élevé des montants suivants : les frais que vous nous avez payés au cours des 12 mois précédents et ${money(100)} CA.`,
        'Au Québec, rien dans les présentes Conditions n’exclut ni ne limite notre responsabilité pour un préjudice corporel ou moral, ni pour un préjudice matériel causé par une faute intentionnelle ou une faute lourde (article 1474 du Code civil).',
        'Certaines lois ne permettent pas certaines limites. Là où c’est le cas, notre responsabilité est limitée autant que le permet la loi de l’endroit.',
      ),
    },
    {
      id: 'indemnification',
      heading: 'Indemnisation',
      summary:
        'Si un tiers fait une réclamation à cause de ce que vous avez fait, vous la payez, sauf si nous avons causé la perte.',
      content: paragraphs(
        'Vous indemniserez Boundless, ses administrateurs, ses dirigeants, ses employés et ses mandataires, et les tiendrez à couvert, à l’égard des réclamations de tiers ainsi que des pertes, des dommages et des frais juridiques raisonnables qui en découlent, lorsqu’une réclamation résulte de votre utilisation du Service, de renseignements que vous avez donnés, de votre manquement aux présentes Conditions ou à la loi, ou de vos rapports avec un prêteur. Cette obligation ne s’applique pas dans la mesure où nous avons causé la perte ou manqué aux présentes Conditions ou à la loi.',
        'Nous vous aviserons d’une telle réclamation sans retard injustifié. Nous pouvons en prendre la défense en charge à nos frais, auquel cas vous collaborerez avec nous. Vous ne pouvez pas régler une réclamation en notre nom sans notre consentement écrit.',
      ),
    },
    {
      id: 'modification',
      heading: 'Modifications',
      summary: 'Les Conditions peuvent changer, et nous vous avisons avant tout changement important.',
      content: paragraphs(
        'Nous pouvons modifier le Service ainsi que les présentes Conditions. Nous publions les nouvelles Conditions ici et changeons la date de révision en haut. Si un changement est important, nous vous en avisons par courriel ou dans le Service au moins 30 jours avant qu’il prenne effet, sauf si la loi nous oblige à l’appliquer plus tôt. Un changement ne touche ni une demande ni un différend déjà en cours.',
        'Si vous utilisez votre compte après l’entrée en vigueur d’un changement, vous acceptez ce changement. Si vous n’êtes pas d’accord, cessez de l’utiliser et fermez-le.',
        `**Révision du ${printedDay('2026-11-30')}.** Les Conditions indiquent maintenant :`,
        [
          'les États qui ont des lois sur le financement commercial, ceux où nous ne servons pas d’intermédiaire, et quand vous recevez les renseignements à fournir',
          'que nous ne servons d’intermédiaire ni pour des hypothèques au Canada ni pour des prêts garantis par un immeuble aux États-Unis',
          'comment vous acceptez les présentes Conditions, quelles organisations peuvent ouvrir un compte et quelle version linguistique vous lie au Québec',
          'les limites sur les intérêts au Canada',
          'comment porter plainte et comment arrêter nos messages, et que nous ne faisons pas de promotion par téléphone ni par message texte',
          'ce que l’Equal Credit Opportunity Act exige des prêteurs et de nous, et le préavis que nous vous donnons d’un changement',
        ],
      ),
    },
    {
      id: 'miscellaneous',
      heading: 'Dispositions diverses',
      summary: 'Le droit de l’Ontario, la langue, et comment nous joindre.',
      content: paragraphs(
        '**Droit applicable.** Les présentes Conditions sont régies par les lois de la province de l’Ontario et par les lois fédérales du Canada qui s’y appliquent, sans égard aux règles de conflit de lois. Les tribunaux de l’Ontario siégeant à Toronto ont compétence exclusive, et les deux parties s’y soumettent. La présente clause ne vous retire aucun droit que la loi de votre province ou de votre État vous donne et auquel un contrat ne peut pas déroger, et vous pouvez porter plainte auprès d’une autorité où que vous soyez.',
        `**Langue.** ${language}`,
        '**Intégralité de l’entente.** Les présentes Conditions forment l’entente complète entre vous et nous au sujet du Service. Une entente écrite distincte conclue avec nous l’emporte là où elle prévoit autre chose.',
        '**Nullité partielle.** Si une partie des présentes Conditions est inapplicable, le reste demeure en vigueur.',
        '**Absence de renonciation.** Si nous n’exerçons pas un droit sur-le-champ, nous n’y renonçons pas.',
        '**Cession.** Vous ne pouvez pas céder les présentes Conditions sans notre consentement écrit. Nous pouvons les céder à une personne morale du même groupe ou à celle qui reprend notre entreprise.',
        '**Absence de société.** Rien dans les présentes Conditions ne fait d’une partie l’associée, la mandataire, l’employée ou la fiduciaire de l’autre.',
        '**Force majeure.** Aucune partie ne répond d’un retard ou d’un manquement qu’elle n’aurait pu raisonnablement empêcher.',
        `**Coordonnées.**\n${[...office, supportEmail, ...(phone ? [phone] : [])].join('\n')}`,
      ),
    },
  ],
};
