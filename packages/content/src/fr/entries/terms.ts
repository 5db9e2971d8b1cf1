import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { policyDay } from '../../site/policy-day.js';
import { legalForms } from '../claims/sentences.js';
import { arranged } from '../facts/broker-rules.js';
import { language } from '../site/contract-language.js';
import { money, printedDay } from '../site/format.js';
import { office } from '../site/office.js';
import { usingTheService } from './terms-using-the-service.js';

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
    why: 'Nouveau : où nous ne servons pas d’intermédiaire, comment porter plainte, comment arrêter nos messages. La liste est à la section Modifications.',
  },
  summary: paragraphs(
    `${arranged} Le tableau ci-dessous indique ce que certains États exigent d’un courtier et, par conséquent, les financements pour lesquels nous n’y servons pas d’intermédiaire.`,
    'Boundless met des entreprises en relation avec des prêteurs. Elle ne prête pas, ne donne pas de conseils financiers et n’est pas partie aux contrats de prêt.',
    'Le maximum que nous pouvons vous devoir est généralement de 100 $ CA. Si une autre personne fait une réclamation en raison de ce que vous avez fait, c’est vous qui payez, sauf si nous avons causé la perte.',
    'Les différends relèvent des tribunaux de l’Ontario, à Toronto, et du droit de l’Ontario. Vous gardez les droits que vous donne la loi de votre province ou de votre État et qu’un contrat ne peut pas vous enlever.',
    'Le jumelage est gratuit. Vous ne nous devez des frais que si vous avez signé une entente qui les indique.',
    'Seules les sociétés par actions (du Canada ou des États-Unis) et les LLC américaines peuvent avoir un compte; seule la personne qui l’ouvre peut s’en servir.',
  ),
  sections: [
    {
      id: 'getting-started',
      heading: 'Pour commencer',
      summary: 'Qui est lié par cette entente, et ce qu’elle vise.',
      content: paragraphs(
        'Les présentes conditions d’utilisation (les « Conditions ») sont une entente entre Boundless (« Boundless », « nous ») et vous. Elles régissent votre utilisation de ce site et de l’application Boundless (ensemble, le « Service »). « Vous » désigne la personne physique qui utilise le Service et l’organisation pour laquelle elle agit (l’« Entreprise »).',
        'Vous acceptez les présentes Conditions quand vous créez un compte et cochez la case qui s’y rapporte. Vous confirmez alors aussi avoir lu la [politique de confidentialité](/privacy-terms). Lire ce site ou nous envoyer un formulaire n’est pas une acceptation. Si vous n’acceptez pas les présentes Conditions, ne créez pas de compte. Si l’Entreprise est au Québec, nous vous remettons d’abord la version française : voyez la mention « [Langue](#miscellaneous) ».',
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
        'Les renseignements que vous nous donnez doivent être exacts et complets, et vous devez les tenir à jour. Nous pouvons demander des preuves, et pouvons en obtenir de registres publics ou, si vous l’autorisez, d’autres sources.',
        'Il vous incombe de garder votre mot de passe secret, et vous répondez de tout ce qui est fait au moyen de votre compte. Avertissez-nous sans tarder si vous croyez que quelqu’un d’autre l’a utilisé.',
      ),
    },
    {
      id: 'using-the-service',
      heading: 'Utilisation du Service',
      summary:
        'Aux États-Unis, dans quelques États seulement. Nous jumelons et transmettons; les prêteurs décident et versent les fonds.',
      content: usingTheService,
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
        `Si vous avez une plainte au sujet du Service, écrivez à ${supportEmail} et dites-nous ce qui s’est passé et ce que vous attendez de nous. La page « [Plaintes](/complaints) » énumère les étapes et les autorités. Nous tenterons de bonne foi de régler le différend avec vous dans les 10 jours ouvrables suivant la réception de votre avis.`,
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
        'Vous acceptez que nous vous envoyions des avis au sujet de votre compte, de vos demandes et des présentes Conditions par courriel ou dans le Service, et par téléphone ou message texte si vous y avez consenti. Un avis par courriel est réputé reçu le jour ouvrable suivant son envoi.',
        '**Pour ne plus recevoir de messages texte,** répondez STOP ou ARRÊT à l’un d’eux, ou dites-le-nous d’une autre façon claire, par exemple par courriel : nous cessons dans les 10 jours ouvrables et pouvons envoyer un message de confirmation. Nous ne faisons aucun appel automatisé. Nous n’appelons pas et n’envoyons pas de messages texte à des fins de promotion : la case à côté de votre numéro, dans un formulaire, vise les appels et les messages texte au sujet de ce que vous y envoyez et de tout financement que vous demandez. Vous pouvez utiliser votre compte et suivre vos demandes sans messages texte.',
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
          'de chercher à accéder à des comptes, à des systèmes ou à des données qui ne vous sont pas destinés, de perturber le Service ou d’en tester la sécurité sans notre consentement écrit (nous signaler de bonne foi une faille que vous avez remarquée n’est pas un manquement)',
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
        'Nous pouvons modifier le Service ainsi que les présentes Conditions. Nous publions les nouvelles Conditions ici et changeons la date de révision en haut. Si un changement est important, nous vous en avisons par courriel ou dans le Service au moins 30 jours avant qu’il prenne effet, sauf si la loi nous oblige à l’appliquer plus tôt. Un changement ne touche ni une demande ni un différend déjà en cours. Mettre à jour la description d’une loi n’est pas un changement important.',
        'Si vous utilisez votre compte après l’entrée en vigueur d’un changement, vous acceptez ce changement. Si vous n’êtes pas d’accord, cessez de l’utiliser et fermez-le.',
        `**Révision du ${printedDay('2026-11-30')}.** Pour les comptes ouverts avant ce jour, ses changements importants s’appliquent à partir du ${printedDay('2026-12-30')}. Les Conditions indiquent maintenant :`,
        [
          'les États qui ont des lois sur le financement commercial, ceux où nous ne servons pas d’intermédiaire, et quand vous recevez les renseignements à fournir',
          'que nous ne servons d’intermédiaire pour aucun prêt garanti par un immeuble, ni au Canada ni aux États-Unis',
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
