import { lowerFirst } from '../../claims/capitalize.js';
import { muchForLowSales, smallAmount } from '../../facts/funding/limits.js';
import { kindsByNeed } from '../../facts/funding/needs.js';
import type { FitAnswers } from '../../schemas/pages/which-fits.js';
import { brokerRules } from '../facts/broker-licenses.js';
import { ceba } from '../facts/ceba.js';
import { csbfp } from '../facts/csbfp.js';
import { largeForSales, lawsFirst } from '../facts/funding/conditions.js';
import { fundingFits } from '../facts/funding/fits.js';
import { limitAbove, limitBetween } from '../facts/funding/limit-between.js';
import { limitInCanada } from '../facts/funding/limit-in-canada.js';
import { otherWays } from '../facts/funding/other-ways.js';
import { sbaFacts } from '../facts/sba.js';
import { surveys } from '../facts/surveys.js';

const paidSooner =
  'Avant d’emprunter, faites-vous payer plus vite et, si possible, obtenez de vos fournisseurs des délais de paiement plus longs.';
const getPaid =
  'Avant de vendre ou d’emprunter : appelez chaque client en retard, renvoyez-lui la facture, offrez un petit rabais s’il paie cette semaine et demandez un acompte pour le prochain contrat.';
const askForTime =
  'D’ici là, cette semaine : demandez un court découvert à votre banque, plus de temps à vos fournisseurs et un paiement plus rapide à vos clients. Une carte de crédit peut vous dépanner quelques jours.';
const advanceYear = surveys.advanceYear.text;

/** What to do first before a loan is replaced, in one country only. */
const beforeReplacing = {
  us: [
    'Obtenez de l’ancien prêteur l’engagement écrit de faire radier sa sûreté par une déclaration UCC-3 (termination statement en anglais) et de libérer chaque propriétaire de son cautionnement dès qu’il est payé.',
  ],
  ca: [
    'Obtenez de l’ancien prêteur l’engagement écrit de donner mainlevée, de faire radier son inscription (au Québec, au registre des droits personnels et réels mobiliers, le RDPRM; ailleurs, au registre de la loi sur les sûretés mobilières, la LSM) et de libérer chaque propriétaire de son cautionnement dès qu’il est payé.',
    `Si vous avez encore un prêt du Compte d’urgence pour les entreprises canadiennes (CUEC), vous devez tout rembourser au plus tard le ${ceba.cebaDue.text} : appelez votre banque ou votre caisse dès maintenant.`,
  ],
};
const byCountry = ({ refinance, ...others }: Record<string, string[]>) => ({
  us: { ...others, refinance: [...(refinance ?? []), ...beforeReplacing.us] },
  ca: { ...others, refinance: [...(refinance ?? []), ...beforeReplacing.ca] },
});

export const fitAnswers: FitAnswers = {
  soon: {
    bridge: {
      stock:
        'D’ici là, cette semaine : demandez au fournisseur plus de temps pour payer, ou passez une première commande plus petite.',
      order: 'D’ici là, cette semaine : demandez un acompte à votre acheteur et plus de temps au fournisseur.',
      equipment:
        'D’ici là, cette semaine : demandez au vendeur de vous réserver la machine ou le véhicule, ou louez-en un autre.',
      late: askForTime,
      gap: askForTime,
      growth: 'D’ici là, cette semaine : ne payez que l’étape qui ne peut pas attendre.',
      buy: 'D’ici là, cette semaine : demandez au vendeur de conclure la vente plus tard.',
      refinance: 'D’ici là, cette semaine : demandez à votre prêteur de reporter le prochain paiement.',
    },
    week: 'Peu de prêteurs versent l’argent en moins d’une semaine : demandez à chacun quel jour vous le toucherez. Ne prenez pas une avance seulement parce qu’elle est rapide.',
    month:
      'Il vous faut l’argent d’ici un mois : demandez à chaque prêteur quel jour vous le toucherez, et envoyez un dossier complet.',
    program: 'Les programmes publics prennent du temps : demandez à chacun combien de semaines.',
  },
  freeFirst: { late: getPaid },
  state: {
    title: 'Dans votre État',
    notArranged:
      'Pas par notre entremise. Nous ne servons pas d’intermédiaire pour ce financement dans votre État, parce que nous n’avons pas encore ce qu’il exige d’un courtier : {needs}. Apportez ce résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire.',
    notArrangedShort: 'Nous ne servons pas d’intermédiaire pour ce financement dans votre État.',
    securedOnly:
      'Nous servons d’intermédiaire {inState} pour ce financement seulement s’il est garanti, c’est-à-dire si un bien de l’entreprise le couvre.',
    unread:
      'Pas par notre entremise : nous ne servons pas encore d’intermédiaire {inState}. Apportez ce résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire. [Nos conditions d’utilisation énumèrent les États](/terms-of-service#using-the-service) dont nous avons vérifié les règles sur les courtiers.',
    needs: Object.fromEntries(brokerRules.map((rule) => [rule.region, lowerFirst(rule.needs)])),
  },
  notYet: {
    label: 'Notre réponse',
    title: 'Pas encore',
    description:
      'Aucun des financements que nous proposons ne convient encore à ce besoin et à ce montant. Les options ci-dessous se trouvent ailleurs que chez Boundless, et l’une d’elles pourrait vous aider.',
    outside:
      'Nous ne proposons encore rien qui convienne à ce besoin et à ce montant, mais {named} pourrait en couvrir la totalité ou une partie : voyez ci-dessous.',
    reasonsTitle: 'Ce qu’il faut faire d’abord',
    limitTitle: 'Si on vous offre quand même du crédit',
    smaller: 'Demandez moins. Si {amount} suffisent, commencez par ceci : {lower-title}.',
    whole: {
      us: [
        {
          ...muchForLowSales,
          text: `Pour la somme entière, adressez-vous à un prêteur par SBA Lender Match (ci-dessous) : un prêt 7(a) peut atteindre ${sbaFacts.sbaLimit.text}, mais peu de prêteurs vont aussi loin pour une entreprise qui vend peu.`,
          sources: ['sba-terms'],
        },
      ],
      ca: [
        {
          ...muchForLowSales,
          text: `Si ${csbfp.csbfpEquipmentLimit.text} au plus suffisent, demandez un prêt du PFPEC à votre banque ou à votre caisse. Peu de prêteurs vont aussi loin pour une entreprise qui vend peu.`,
          sources: ['csbfp'],
        },
      ],
    },
    first: {
      new: [
        'Réalisez d’abord des ventes. La plupart des prêteurs veulent voir un an de ventes dans vos relevés bancaires.',
        'Rédigez un plan d’affaires avec des prévisions mensuelles. Certains prêteurs décident sur la foi d’un plan, avant que vous ayez un historique.',
      ],
      young: [
        'Commencez par une étape de votre plan et payez-la à même vos ventes. La plupart des prêteurs exigent des ventes mensuelles plus élevées avant de prêter un tel montant.',
        paidSooner,
      ],
      steady: ['Demandez à un prêteur ce qui manque, et faites votre demande quand vous l’aurez.'],
      established: ['Demandez à un prêteur ce qui manque, et faites votre demande quand vous l’aurez.'],
    },
    firstByNeed: byCountry({
      stock: [
        'Si un acheteur a déjà passé une commande ferme, choisissez « Une grosse commande » plus haut.',
        'Commandez moins au début, et demandez au fournisseur plus de temps pour payer.',
        'Demandez un acompte aux clients pour les grosses commandes. Il paie les marchandises et ne vous coûte rien.',
      ],
      late: [
        getPaid,
        'Demandez à une société d’affacturage si elle prend les factures de vos meilleurs clients seulement.',
      ],
      buy: [
        'Demandez au vendeur de vous laisser payer une partie du prix sur plusieurs années.',
        'Faites examiner par un comptable les déclarations de revenus de l’entreprise des trois dernières années avant de chercher de l’argent.',
      ],
      gap: [paidSooner, 'Reportez un paiement ou un achat, et couvrez le reste à même vos ventes.'],
      refinance: [
        'Demandez d’abord à votre prêteur un taux plus bas ou plus de temps. Aucun nouveau prêt n’est nécessaire.',
        'Demandez le montant du remboursement intégral, tous frais compris. Ne remplacez le prêt que si le nouveau total, frais compris, est plus bas pour le même nombre de mois.',
      ],
    }),
    sources: { us: {}, ca: { refinance: ['ceba-loans'] } },
    wait: {
      title: 'Attendre',
      description:
        'Quelques mois de relevés bancaires sans accroc vous aident plus qu’une autre demande aujourd’hui. Lisez ce que les prêteurs examinent.',
      href: '/blog/how-lenders-evaluate-your-business',
    },
    details: { label: 'Ce que les prêteurs examinent', href: '/blog/how-lenders-evaluate-your-business' },
  },
  limitInCanada: {
    text: `**Limite légale au Canada,** s’il s’agit de crédit : ${limitInCanada}`,
    byAmount: { medium: limitBetween, largest: limitAbove },
    sources: ['criminal-rate'],
  },
  sameCost: '**Coût :** comme ci-dessus.',
  kinds: fundingFits,
  kindsByNeed,
  others: otherWays,
  othersFirstUpTo: smallAmount,
  largeForSales,
  lawsFirst,
  contradiction:
    'Deux de vos réponses se contredisent : vous dites vendre plus par mois par carte et en ligne que toutes ventes confondues. Changez l’une des deux; le résultat peut changer.',
  advance: {
    listed: `Vos clients paient par carte; une avance est donc possible, à un coût ${advanceYear} par an, ou plus si vous la remboursez en moins de 180 jours. Nous la mettons en dernier, au cas où rien d’autre ne conviendrait.`,
    notSuited: `Vos clients paient par carte; on pourrait donc vous offrir une avance, à un coût ${advanceYear} par an, ou plus si vous la remboursez en moins de 180 jours. Nous ne la mettons pas dans la liste, parce qu’elle ne convient pas à ce besoin.`,
    tooLarge: `Vos clients paient par carte; on pourrait donc vous offrir une avance, à un coût ${advanceYear} par an, ou plus si vous la remboursez en moins de 180 jours. Nous l’écartons : ce montant, ou le haut de cette tranche, pourrait prendre une trop grande part de vos ventes par carte.`,
    tooEarly: `Vos clients paient par carte; on pourrait donc vous offrir une avance, à un coût ${advanceYear} par an, ou plus si vous la remboursez en moins de 180 jours. Nous l’écartons : à ce stade, une part de vos ventes de chaque jour pourrait vous laisser trop peu pour faire tourner l’entreprise.`,
    sources: ['ftc'],
  },
  sourceList: {
    title: 'Sources de ce résultat',
    text: [
      'Ces pages donnent les chiffres, ou ceux qui nous servent à les calculer ou à les estimer. « Boundless » désigne nos propres conditions et exemples. Bon nombre de ces sources n’existent qu’en anglais.',
    ],
    checkedLabel: 'Date :',
    note: 'Rien de tout cela n’est une offre. Ce qu’on vous offre dépend de vos chiffres et du prêteur.',
  },
};
