import type { OfferQuestions } from '../../schemas/pages/offer-questions.js';
import { oldAgreements } from '../facts/old-criminal-rate.js';
import { printedDay } from '../site/format.js';

/** Questions about "Check an offer". A file of its own, because it is loaded after the form. */
export const offerQuestions: OfferQuestions = {
  title: 'Bon à savoir',
  items: [
    {
      question: 'Comment calculez-vous le taux annuel?',
      answer:
        'De la même façon que nos calculatrices, qui montrent chaque étape. Il comprend tous les frais que vous entrez, sans composer les intérêts. Nous comptons les frais comme payés le premier jour : si vous les payez plus tard, le taux est un peu trop élevé.',
    },
    {
      country: 'ca',
      question:
        'Une avance de fonds aux commerçants (merchant cash advance) est-elle du crédit selon le droit canadien?',
      answer:
        'Cela dépend. La limite vise le crédit, et l’achat de ventes futures n’en est pas toujours. Mais un tribunal regarde ce que fait un contrat, pas son nom. En 2022, la Cour d’appel de l’Ontario a vu du crédit dans un « achat de redevances » à versement mensuel minimal ([Hybrid Financial c. Flow Capital](https://coadecisions.ontariocourts.ca/coa/coa/en/item/21032/index.do?iframe=true), en anglais). Nous affichons donc la limite pour tous les types.',
    },
    {
      question: 'Quel montant détermine la limite?',
      answer:
        'Aux États-Unis, le montant du contrat : celui du prêt ou de toute la marge. Au Canada, ce que vous recevez, une fois les frais déduits. Pour une marge de crédit, nous prenons le tirage. Si le contrat compte toute la marge, une limite plus élevée peut s’appliquer.',
    },
    {
      country: 'ca',
      question: 'Quels frais comptent pour la limite au Canada?',
      answer:
        'Presque tous : l’article 347 du Code criminel compte tout ce que vous payez pour le crédit, peu importe le nom des frais et qui les reçoit. L’assurance, les droits officiels et les frais de découvert sont parmi les rares exceptions. Un avant-projet fédéral d’août 2024 compterait aussi l’assurance; nous n’avons trouvé aucune trace de son adoption. Entrez donc tous les frais du contrat et, par prudence, l’assurance.',
    },
    {
      country: 'ca',
      question: 'Que prévoit encore le droit canadien au sujet du taux?',
      answer: `Depuis le ${printedDay('2025-01-01')}, offrir du crédit à un taux supérieur à la limite, ou en faire la publicité, est aussi une infraction. ${oldAgreements}`,
    },
    {
      country: 'ca',
      question: 'Et si c’est une société de personnes qui signe?',
      answer:
        'Les associés qui sont des personnes physiques doivent eux-mêmes la dette : nous appliquons donc la limite d’une personne physique. Dans une société en commandite, ce sont les commandités qui répondent des dettes, en plus de la société; un commanditaire n’en répond que jusqu’à concurrence de l’apport convenu. Si tous les associés sont des personnes morales, choisissez « Une personne morale ». Dans le doute, consultez un avocat.',
    },
    {
      question:
        'Mon prêt a des frais fixes et des paiements quotidiens ou hebdomadaires, ou c’est un crédit-bail. Quel type choisir?',
      answer:
        'Le formulaire des prêts suppose des versements mensuels égaux. Si vous remboursez un total fixe chaque jour ou chaque semaine, faites deux calculs.\n**Choisissez d’abord « Avance de fonds »** et entrez le montant du contrat, le total divisé par ce montant, les jours et tous les frais. Notez le taux annuel obtenu.\n**Choisissez ensuite « Prêt »** et entrez le montant (celui du contrat aux États-Unis, la somme reçue au Canada), ce taux, aucuns frais (le taux les compte déjà) et les mois (les jours divisés par 30,4). Vous verrez les règles et la limite des prêts, qui peuvent différer.\n**Pour un crédit-bail**, demandez le prix comptant. Choisissez « Avance de fonds » et entrez ce prix, le total des loyers et du prix d’achat final divisé par ce prix, et les jours (les mois multipliés par 30,4). Le taux est approximatif : il suppose des paiements quotidiens et répartit le prix final sur la durée, donc un prix final élevé le gonfle.',
    },
    {
      question: 'Et si le prêteur refuse de répondre?',
      answer:
        'Supposez alors que ce point joue contre vous, et comparez avec une autre offre. Si quelque chose dans l’offre est faux ou caché, notre [page des plaintes](/complaints) nomme l’organisme de réglementation de votre province ou de votre État.',
    },
    {
      question: 'Qui peut voir ce que j’entre?',
      answer:
        'Toute personne qui a le lien de cette page : il contient vos chiffres. Nous ne les conservons pas et ne les transmettons à personne.',
    },
  ],
};
