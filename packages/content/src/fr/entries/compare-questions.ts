import type { OfferQuestions } from '../../schemas/pages/offer-questions.js';

/** Questions about "Compare two offers". A file of its own, because it is loaded after the form, and not by "Check an offer". */
export const compareQuestions: OfferQuestions = {
  title: 'Bon à savoir',
  items: [
    {
      question: 'À quel chiffre se fier?',
      answer:
        'Regardez les deux : le taux annuel et le coût total en dollars. Pour de l’argent dont vous avez besoin pendant des années, le taux annuel décide. Pour quelques semaines, ou si les deux offres ont la même durée et vous versent le même montant, c’est le coût total. Dans tous les cas, vérifiez que vous pouvez faire le paiement hebdomadaire dans votre pire mois.',
    },
    {
      question: 'Et si j’en rembourse une par anticipation?',
      answer:
        'La comparaison suppose que vous payez chaque offre jusqu’au bout. Si le prix est un montant fixe, comme pour la plupart des avances, vous le devez habituellement en entier : vous n’économisez rien, et le taux annuel monte. Pour un chiffre approximatif, entrez moins de jours. Un prêt ou une marge ne coûte plus d’intérêt une fois remboursé, mais des frais de remboursement anticipé peuvent annuler une partie de l’économie. Demandez aux deux ce que vous devriez à la moitié de la durée, tous frais compris.',
    },
    {
      question: 'Pourquoi un paiement hebdomadaire pour un prêt?',
      answer:
        'Pour que vous puissiez le comparer avec l’autre offre. Vous remboursez quand même le prêt une fois par mois. Le paiement hebdomadaire équivaut à douze versements mensuels divisés par le nombre de semaines dans l’année.',
    },
    {
      question: 'L’une d’elles dépasse-t-elle une limite légale, et que signifient les clauses?',
      answer:
        'En dollars canadiens, la comparaison vous avertit si une offre dépasse la limite du Canada. Pour celle d’un État, ouvrez chaque offre dans « Vérifier une offre » : les liens sont sous le résultat. Vous y verrez aussi ce que signifie chaque clause et la liste de ce qu’il faut demander.',
    },
    {
      question: 'Comment partager la comparaison?',
      answer:
        'Copiez le lien dans la barre d’adresse. Il contient tout ce que vous avez entré; envoyez-le seulement aux personnes qui peuvent le voir.',
    },
  ],
};
