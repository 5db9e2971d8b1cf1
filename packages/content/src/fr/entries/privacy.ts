import type { LegalText } from '../../schemas/legal-text.js';
import { paragraphs } from '../../schemas/paragraphs.js';
import { links } from '../../site/links.js';
import { policyDay } from '../../site/policy-day.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { californiaCategories } from '../site/california-categories.js';
import { printedDay } from '../site/format.js';
import { office } from '../site/office.js';
import { retention } from '../site/retention.js';

const privacyEmail = `[${links.privacyEmail}](mailto:${links.privacyEmail})`;

export const privacy: LegalText = {
  meta: {
    title: 'Politique de confidentialité | Boundless',
    description:
      'Les renseignements personnels que Boundless recueille, leur usage et leur conservation, et comment les consulter, les corriger ou les faire effacer.',
  },
  title: 'Politique de confidentialité',
  updated: printedDay(policyDay),
  revised: {
    date: printedDay('2026-11-29'),
    why: 'Motif : demander votre consentement, et en dire plus sur vos droits et sur ce que nous conservons. La liste est à la section Modifications.',
  },
  summary: paragraphs([
    `**Vous décidez quels prêteurs ouvrent votre dossier.** ${statements.whoSees}`,
    '**Vous pouvez demander vos renseignements.** Vous pouvez voir ce que nous détenons à votre sujet, le faire corriger et le faire effacer.',
    '**Ce site ne dépose aucun témoin dans votre navigateur.** Il n’a ni traceur, ni publicité, ni service de mesure d’audience.',
    `**Une personne répond à vos questions.** Écrivez à ${privacyEmail}.`,
  ]),
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction',
      summary: 'Pourquoi nous détenons des renseignements personnels, et à qui s’adresse cette page.',
      content: paragraphs(
        'Boundless (« Boundless », « nous ») exploite une plateforme de mise en relation avec des prêteurs. Nous aidons des entreprises du Canada et des États-Unis à trouver des prêteurs grâce à un seul profil numérique. Cette politique explique ce que nous faisons des renseignements personnels quand vous visitez ce site, nous écrivez ou utilisez le service.',
        'Un « renseignement personnel » est un renseignement qui concerne une personne physique et permet, directement ou indirectement, de l’identifier. Un renseignement sur une société par actions ou une autre personne morale seulement, comme ses revenus, n’est pas un renseignement personnel, mais nous le protégeons de la même façon.',
        'Vous devez avoir l’âge de la majorité là où vous vivez pour utiliser le site et le service. Le simple fait de consulter ce site ne vaut pas consentement. Quand il nous faut votre consentement, nous le demandons au moment où vous nous donnez les renseignements, et vous pouvez refuser.',
        'Les prêteurs, les partenaires et les autres entreprises à qui nous vous présentons ont leurs propres politiques. La nôtre ne vise pas ce qu’ils font des renseignements que vous choisissez de leur communiquer.',
      ),
    },
    {
      id: 'types-of-personal-information-collected',
      heading: 'Renseignements personnels recueillis',
      summary: 'Ce que vous nous fournissez, ce que montrent vos comptes et ce que transmet votre navigateur.',
      content: paragraphs(
        'Ce que nous recueillons dépend de ce que vous utilisez. Ces renseignements se répartissent en cinq catégories.',
        [
          '**Identité et coordonnées.** Nom, adresse courriel, numéro de téléphone, entreprise, fonction et adresse postale. Si un prêteur doit vérifier votre identité, également votre date de naissance et une pièce d’identité officielle. Pour un prêt de la SBA, également la citoyenneté de chaque propriétaire et s’il habite aux États-Unis.',
          '**Entreprise et finances.** Les revenus, l’activité bancaire, les livres comptables, les déclarations de revenus, l’actionnariat et les dettes que vous choisissez de nous communiquer, ainsi que les renseignements de crédit sur vous ou sur l’entreprise que vous nous autorisez à obtenir.',
          '**Utilisation du service.** Le profil que vous montez, le financement que vous demandez, les prêteurs que vous choisissez, les offres que vous recevez et ce que vous en décidez.',
          '**Messages.** Ce que vous nous écrivez dans un formulaire ou un courriel, ou nous dites lors d’un appel, et nos réponses.',
          '**Données techniques.** Sur ce site, la page d’où vous avez envoyé un formulaire, combien de temps elle était ouverte, ce qui aide à distinguer une personne d’un robot, et la campagne qui vous y a mené. Dans le service, s’y ajoute le type de votre appareil et de votre navigateur.',
        ],
        'Vous pouvez parcourir ce site sans nous dire qui vous êtes. Si vous nous donnez des renseignements sur quelqu’un d’autre, par exemple un copropriétaire, vous confirmez que cette personne est d’accord.',
      ),
    },
    {
      id: 'methods-of-collection',
      heading: 'Modes de collecte',
      summary: 'Surtout de vous, parfois de services que vous reliez.',
      content: paragraphs(
        'La plus grande partie de ce que nous détenons vient de vous. Nous le recueillons quand vous remplissez un formulaire, créez un compte, montez un profil, téléversez un document, vous abonnez à notre infolettre, nous appelez ou nous écrivez.',
        'Une partie vient de services que vous reliez, comme une banque, un logiciel comptable ou une plateforme de vente. Une connexion ne lit que ce que vous permettez, et vous pouvez y mettre fin en tout temps.',
        'Une partie vient d’autres sources : un partenaire qui vous présente avec votre accord, un prêteur qui nous informe de l’issue d’une demande, une agence d’évaluation du crédit (au Québec, un agent d’évaluation du crédit, comme Equifax ou TransUnion) si vous l’avez autorisée, et les registres publics d’entreprises. Nous ne consultons une agence d’évaluation du crédit qu’avec votre autorisation, et nous vous disons avant si cette consultation peut changer votre cote de crédit.',
        'Ce site conserve très peu de choses dans votre navigateur et ne dépose aucun témoin chez ses visiteurs :',
        [
          '**Stockage local, trois clés.** **cookieConsent** : que vous avez accepté l’avis. **motion** : si vous avez suspendu les animations. **savedArticles** : les articles que vous avez enregistrés. Elles restent dans votre navigateur jusqu’à ce que vous les effaciez, et nous ne les recevons jamais.',
          '**Stockage de session, une clé.** **leadSource** : la page de partenaire et la campagne qui vous ont mené ici. Si vous nous envoyez un formulaire, votre navigateur la transmet avec lui, de même que la page où se trouve le formulaire. Elle disparaît quand vous fermez l’onglet.',
          '**Un témoin pour le personnel.** Notre personnel reçoit un témoin en se connectant pour lire les messages. Il dure 12 heures. Vous ne le recevez jamais. Nous consignons chaque tentative de connexion à cet endroit avec son adresse IP. La section « [Conservation](#data-retention) » indique combien de temps.',
        ],
        'Nos serveurs consignent chaque requête avec sa méthode, sa page, son résultat et sa durée. Ces journaux ne contiennent ni adresse IP, ni nom, ni rien de ce que vous avez écrit. Pour prévenir les abus, le serveur compte les requêtes par adresse IP pendant qu’il fonctionne. Il ne conserve pas ces comptes.',
      ),
    },
    {
      id: 'using-and-disclosing-personal-information',
      heading: 'Utilisation et communication',
      summary:
        'Pour trouver des prêteurs qui conviennent : ils voient un résumé, et ceux que vous choisissez ouvrent le dossier.',
      content: paragraphs(
        'Nous utilisons les renseignements personnels pour :',
        [
          'fournir le service et comparer votre profil à ce que financent les prêteurs',
          'présenter les demandes que vous nous demandez de présenter',
          'vous répondre et vous tenir au courant de votre demande',
          'confirmer votre identité, prévenir la fraude et assurer la sécurité du service',
          'comprendre comment le service est utilisé, et l’améliorer',
          'envoyer l’infolettre si vous l’avez demandée',
          'vous écrire par courriel au sujet d’un financement qui convient, si vous l’avez accepté',
          'respecter nos obligations légales et protéger nos droits',
        ],
        `${statements.whoSees} ${statements.summary}`,
        'Au-delà de ce résumé, nous communiquons vos renseignements aux prêteurs que vous choisissez, aux fournisseurs qui les traitent pour nous par contrat et selon nos instructions (par exemple l’hébergement, le courriel et la liaison avec votre banque ou votre comptabilité), au partenaire qui vous a présenté si vous y avez consenti, et aux autorités lorsque la loi l’exige. Si notre entreprise ou une partie de celle-ci est vendue ou réorganisée, le nouveau propriétaire peut recevoir les renseignements et doit suivre la présente politique.',
        'Nous ne vendons pas de renseignements personnels. Nous n’en communiquons pas pour la publicité d’autrui.',
        '**Infolettre.** La loi canadienne anti-pourriel (LCAP) ne nous permet de vous envoyer des nouvelles et des offres qu’avec votre consentement. Nous le demandons à tous, y compris aux États-Unis, et nous conservons le libellé que vous avez accepté, avec la date. Chaque message indique qui l’a envoyé et contient un lien de désabonnement, qui agit tout de suite et sans connexion. Si vous nous le demandez autrement, nous agissons dans les 10 jours ouvrables.',
        '**Appels et messages texte.** Nous ne faisons pas de promotion par téléphone ni par message texte. Nous n’envoyons de messages texte que si vous y avez consenti, au sujet de ce que vous nous avez envoyé et de tout financement que vous demandez. Répondez STOP ou ARRÊT pour y mettre fin, ou dites-le-nous d’une autre façon claire : nous cessons dans les 10 jours ouvrables. Nous ne faisons aucun appel automatisé. Nous ne communiquons votre numéro de cellulaire, ou votre consentement aux messages texte, à personne pour son propre marketing.',
        '**Jumelage automatisé.** Un logiciel compare votre profil à ce que financent les prêteurs. Il décide quels prêteurs conviennent : ceux-là voient votre résumé. Il décide aussi dans quel ordre vous les voyez. Un prêteur qui ne convient pas ne voit jamais votre demande. Le logiciel ne décide pas si vous obtenez du crédit : vous choisissez qui peut ouvrir votre dossier, et la décision revient à des gens, chez le prêteur. Vous pouvez demander quels renseignements ont servi à une cote et quelles en étaient les raisons, faire corriger ces renseignements, demander qu’une personne l’examine et présenter vos observations à un membre de notre personnel, qui peut la modifier. Quand vous voyez les prêteurs jumelés, nous vous disons qu’un logiciel les a choisis. Au Québec, c’est ce qu’exige l’article 12.1 de la [Loi sur la protection des renseignements personnels dans le secteur privé](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-39.1). La section « [Le classement des prêteurs jumelés](/how-we-are-paid#ranking) » indique ce qui compte.',
        `Les renseignements sont protégés par un ${figures.encryption} et ne sont accessibles qu’au personnel et aux fournisseurs qui en ont besoin pour leur travail. Certains fournisseurs se trouvent hors de votre province, de votre État ou de votre pays, et les lois de ces endroits s’appliquent aux renseignements qui s’y trouvent. Aucune façon de conserver ou d’envoyer des renseignements n’est sans risque. Si une atteinte aux mesures de sécurité crée un risque réel de préjudice grave ou, au Québec, si un incident de confidentialité présente un risque de préjudice sérieux, ou si la loi de votre État l’exige, nous vous en avisons, ainsi que l’autorité.`,
        'Vous pouvez retirer votre consentement en tout temps, sous réserve des limites prévues par la loi ou par contrat et d’un préavis raisonnable. Sans certains renseignements, nous ne pouvons pas vous jumeler avec des prêteurs. Si c’est le cas, nous vous le dirons.',
      ),
    },
    {
      id: 'access-and-correction',
      heading: 'Accès et rectification',
      summary: 'Vous pouvez les voir, les faire corriger et les faire effacer.',
      content: paragraphs(
        `Vous pouvez demander quels renseignements personnels nous détenons à votre sujet, comment nous les utilisons et à qui nous les avons communiqués, et vous pouvez les faire corriger s’ils sont inexacts ou incomplets. Écrivez à ${privacyEmail}. Nous répondons dans les 30 jours. Vous pouvez en consulter et en modifier une bonne partie vous-même dans votre compte.`,
        'Vous pouvez aussi les faire effacer. Notre personnel trouve alors tout ce qui est conservé sous votre adresse courriel (messages, demandes, abonnement et notes) et l’efface en une seule opération. Nous gardons seulement la trace qu’un effacement a eu lieu, et elle n’indique pas de qui il s’agissait. Les copies envoyées par courriel à notre personnel, transmises à un autre de nos systèmes ou exportées dans un fichier ne sont pas effacées dans cette opération : notre personnel les supprime à la main. Vous pouvez d’abord en demander une copie, dans un format que d’autres logiciels peuvent lire. Si la loi ou une entente avec un prêteur nous oblige à conserver certains renseignements, nous ne les utilisons qu’à cette fin.',
        '**Au Québec,** la Loi sur la protection des renseignements personnels dans le secteur privé, modifiée par la Loi 25, vous donne aussi ces droits, y compris celui d’obtenir la copie dans un format structuré, et le droit de faire désindexer un lien rattaché à votre nom s’il vous cause un préjudice. La consultation est gratuite. La loi nous permettrait de demander des frais raisonnables pour transcrire, reproduire ou transmettre les renseignements; nous n’en demandons pas. Si nous refusons une demande d’accès ou de rectification, ou n’y répondons pas dans les 30 jours, vous avez 30 jours pour demander à la [Commission d’accès à l’information](#privacy-officer) d’examiner la mésentente. Nous sommes en Ontario : ce que vous nous donnez sort donc du Québec, et certains fournisseurs sont ailleurs. Avant de communiquer des renseignements à l’extérieur du Québec, nous procédons à une évaluation des facteurs relatifs à la vie privée, comme l’exige l’article 17. Nous ne les communiquons que si l’évaluation démontre qu’ils bénéficieraient d’une protection adéquate, et en vertu d’une entente écrite qui tient compte de ses résultats.',
        'Les lois sur la vie privée des États américains autres que la Californie excluent en général les personnes qui agissent pour une entreprise. Nous vous accordons les droits de la présente section où que vous viviez.',
        'Avant de répondre, nous pouvons devoir confirmer votre identité. L’accès est gratuit. Si vous demandez de nombreuses copies, nous pouvons exiger de petits frais, mais pas des résidents de la Californie ni du Québec. Nous vous disons le montant d’avance, et vous décidez si vous voulez continuer.',
        'Dans certains cas, la loi ne nous permet pas de vous donner accès, par exemple si cela révélerait des renseignements sur une autre personne. Nous vous disons alors pourquoi, et ce que vous pouvez faire.',
      ),
    },
    {
      id: 'data-retention',
      heading: 'Conservation',
      summary: 'Aussi longtemps qu’il le faut, et pas plus.',
      content: paragraphs(
        `**Formulaires de ce site.** ${retention} Ce que notre logiciel signale comme pourriel est effacé après 30 jours.`,
        '**Infolettre.** Vous la recevez jusqu’à ce que vous vous désabonniez. Si nous vous avons demandé de confirmer votre adresse courriel, vous ne la recevez qu’après l’avoir confirmée. Si vous ne la confirmez pas, nous effaçons votre demande après 30 jours. Après votre désabonnement, nous conservons votre adresse courriel, marquée comme désabonnée, et le libellé que vous avez accepté, pour pouvoir prouver votre consentement et ne plus vous écrire. Si vous nous le demandez, nous les effaçons aussi.',
        '**Activité du personnel.** Quand notre personnel se connecte, ou lit, exporte, modifie ou efface des renseignements, nous le consignons avec l’adresse IP. Nous effaçons ces traces après 400 jours au plus, et les tentatives de connexion échouées après 30 jours au plus.',
        '**Votre profil.** Nous le conservons aussi longtemps que l’exigent les fins décrites ici : tant que votre compte est ouvert, puis aussi longtemps que l’exige la loi, un différend, une vérification ou une entente avec un prêteur. Un différend peut en général être porté devant un tribunal pendant deux ans en Ontario ([Loi de 2002 sur la prescription des actions](https://www.ontario.ca/lois/loi/02l24)) et trois ans au Québec (Code civil, article 2925), à compter du moment où la personne pouvait le connaître. Ensuite, nous le supprimons ou le rendons anonyme.',
        'Les nouvelles copies de sauvegarde remplacent les anciennes. Si nous devions en restaurer une, nous effacerions de nouveau ce qui avait été effacé.',
        'Si vous fermez votre compte, un prêteur qui a déjà reçu vos renseignements les conserve selon sa propre politique.',
      ),
    },
    {
      id: 'changes',
      heading: 'Modifications',
      summary:
        'Les dates en haut indiquent quand cette politique est entrée en vigueur et quand nous l’avons modifiée pour la dernière fois.',
      content: paragraphs(
        'Quand nous modifions cette politique, nous publions le nouveau texte sur cette page et changeons la date de révision. Si un changement touche la façon dont nous utilisons des renseignements que vous nous avez déjà donnés, nous vous en avisons par courriel ou dans le service avant qu’il prenne effet.',
        'Si un changement exige votre consentement, il ne s’applique pas à vous tant que vous ne l’avez pas donné.',
        'Cette politique existe en français et en anglais. Si les deux versions diffèrent, nous retenons le sens qui vous est le plus favorable.',
        `**Révision du ${printedDay('2026-11-29')}.** Nous demandons maintenant votre consentement au lieu de le déduire de l’utilisation de ce site. Les demandes de la Californie et l’accès au Québec sont gratuits. La politique explique comment obtenir des documents plus anciens en Californie et comment arrêter les messages texte; nous ne faisons pas de promotion par téléphone ni par message texte. Elle indique combien de temps nous conservons la trace de ce que fait notre personnel, énumère les catégories de la CCPA et explique comment nous traitons une plainte sur les renseignements personnels. Elle mentionne l’évaluation faite avant que des renseignements sortent du Québec, ce que décide un logiciel, la possibilité de présenter vos observations à une personne et la conservation de renseignements à l’extérieur du Québec, et explique ce que ce site fait de signaux comme Global Privacy Control. Enfin, elle nomme d’autres commissaires.`,
      ),
    },
    {
      id: 'california-residents',
      heading: 'Résidents de la Californie',
      summary: 'Ce que nous recueillons, selon les catégories de la CCPA, et vos droits.',
      content: paragraphs(
        'Voici les catégories de renseignements personnels que nous recueillons, nommées comme dans la California Consumer Privacy Act (CCPA) :',
      ).concat(
        californiaCategories,
        paragraphs(
          'La section « [Modes de collecte](#methods-of-collection) » précise d’où ils viennent, la section « [Utilisation et communication](#using-and-disclosing-personal-information) » qui les reçoit, et la section « [Conservation](#data-retention) » combien de temps nous les gardons : chaque catégorie, aussi longtemps que le dossier où elle se trouve. Nous n’en vendons ni n’en communiquons aucun au sens de la CCPA, où « communiquer » (share) veut dire donner des renseignements à d’autres pour de la publicité fondée sur ce que vous faites dans différents sites. Tout cela vaut aussi pour l’année qui précède la date de révision en haut de la page.',
          '**Qui reçoit quelle catégorie.** Les prêteurs qui conviennent voient le résumé. Les prêteurs que vous choisissez peuvent recevoir les identifiants, les dossiers de clients, les caractéristiques protégées, les renseignements commerciaux et professionnels, et une pièce d’identité officielle s’ils doivent vérifier votre identité. Les fournisseurs qui travaillent pour nous peuvent traiter toutes les catégories. Un partenaire qui vous a présenté ne reçoit des renseignements que si vous l’avez accepté, et une autorité, que ce que la loi exige.',
          'Si vous vivez en Californie, la California Consumer Privacy Act (CCPA) vous donne d’autres droits. Vous pouvez nous demander :',
          [
            'quelles catégories de renseignements personnels nous avons recueillies à votre sujet, de quels types de sources elles viennent, pourquoi nous les avons recueillies et à quels types de destinataires nous les avons communiquées',
            'une copie des renseignements personnels précis que nous avons recueillis à votre sujet',
            'de supprimer les renseignements personnels que nous avons recueillis de vous, dans les limites de la loi',
            'de corriger des renseignements personnels inexacts',
            'de ne pas vendre ni communiquer de renseignements personnels, et de limiter l’utilisation de renseignements sensibles : nous n’en vendons ni n’en communiquons, et n’utilisons de renseignements sensibles que pour fournir le service',
          ],
          `Envoyez la demande par courriel à ${privacyEmail}. Un mandataire autorisé peut aussi l’envoyer pour vous. Nous demanderons assez de renseignements pour confirmer que la demande vient de vous. Les demandes sont gratuites. Nous accusons réception de la vôtre dans les 10 jours ouvrables et répondons dans les 45 jours. Les documents visés par ces demandes remontent à 12 mois avant le jour où nous recevons la vôtre. Vous pouvez aussi en demander de plus anciens, depuis le ${printedDay('2022-01-01')} : nous les incluons, sauf si c’est impossible ou si cela exige un effort démesuré, auquel cas nous expliquons pourquoi.`,
          'Nous ne vendons ni ne communiquons sciemment les renseignements personnels de personne, y compris des moins de 16 ans, au sens de la CCPA, et nous ne vous traiterons pas autrement parce que vous exercez vos droits.',
          '**Do Not Track et Global Privacy Control.** Certains navigateurs envoient ces signaux. Ce site fonctionne de la même façon avec ou sans eux : il ne vous suit pas dans d’autres sites et ne dépose aucun témoin chez les visiteurs, et nous ne vendons ni ne communiquons rien. Ces signaux n’ont donc rien à désactiver.',
          `**Décisions automatisées.** À compter du ${printedDay('2027-01-01')}, les règles de la Californie vous donnent d’autres droits là où elles visent notre jumelage : un avis avant son utilisation, une explication de son fonctionnement, et le droit de le refuser ou d’en appeler à une personne. Vous pouvez déjà en appeler : écrivez à ${privacyEmail}, et une personne examine le choix et l’ordre des prêteurs jumelés et peut les modifier.`,
        ),
      ),
    },
    {
      id: 'privacy-officer',
      heading: 'Responsable de la protection des renseignements personnels',
      summary: 'Une personne, à Toronto.',
      content: paragraphs(
        'Notre responsable de la protection des renseignements personnels répond de cette politique et de la façon dont nous la suivons. Envoyez vos questions, vos demandes et vos plaintes à :',
        ['Responsable de la protection des renseignements personnels', ...office, privacyEmail].join('\n'),
        '**Plaintes sur les renseignements personnels.** Une plainte est gratuite et ne change rien à votre compte :',
      ).concat(
        {
          kind: 'steps',
          items: [
            '**Vous écrivez au responsable** à l’une des adresses ci-dessus. Dites-nous ce qui s’est passé, quand, et ce que vous attendez de nous. S’il vous est difficile d’écrire, demandez-nous de vous appeler, et nous l’écrivons avec vous.',
            '**Dans les 2 jours ouvrables,** nous accusons réception.',
            '**Dans les 30 jours,** le responsable examine la plainte et vous répond par écrit, avec les motifs.',
            '**Si la réponse ne vous satisfait pas, ou si vous n’en recevez pas,** vous pouvez vous adresser à l’autorité compétente, au Québec la Commission. Vous n’avez pas à passer par nous d’abord.',
          ],
        },
        paragraphs(
          'L’article 3.2 de la Loi sur la protection des renseignements personnels dans le secteur privé nous demande de publier nos règles en termes simples et clairs. Cette section indique qui est responsable et comment porter plainte, la section « [Utilisation et communication](#using-and-disclosing-personal-information) » précise qui peut voir les renseignements, et la section « [Conservation](#data-retention) » combien de temps nous les gardons.',
          'Au Québec, l’autorité est la [Commission d’accès à l’information](https://www.cai.gouv.qc.ca) :',
          [
            'Commission d’accès à l’information',
            '525, boulevard René-Lévesque Est, bureau 2.36',
            'Québec (Québec)\u00a0 G1R\u00a05S9',
          ].join('\n'),
          'Ailleurs, c’est l’autorité de votre province, de votre État ou de votre pays. Pour la loi fédérale (LPRPDE), c’est le [Commissariat à la protection de la vie privée du Canada](https://www.priv.gc.ca/fr/signaler-un-probleme/) :',
          [
            'Commissariat à la protection de la vie privée du Canada',
            '30, rue Victoria',
            'Gatineau (Québec)\u00a0 K1A\u00a01H3',
          ].join('\n'),
          'En Alberta et en Colombie-Britannique, c’est le Commissaire à l’information et à la protection de la vie privée ([Alberta](https://oipc.ab.ca/), [Colombie-Britannique](https://www.oipc.bc.ca/), en anglais), et en Californie la [California Privacy Protection Agency](https://cppa.ca.gov/). Si vous êtes en Alberta, notre responsable répond aussi aux questions sur les fournisseurs hors du Canada et vous envoie nos règles à leur sujet.',
        ),
      ),
    },
  ],
};
