import type { CompareOffersPage } from '../../schemas/pages/compare-offers.js';

export const toolCompareOffers: CompareOffersPage = {
  meta: {
    title: 'Comparer deux offres de financement | Boundless',
    description:
      'Entrez deux offres et voyez le coût annuel, le coût total, le paiement hebdomadaire et les clauses qui diffèrent. Partagez le lien ou imprimez la page.',
  },
  hero: {
    title: 'Comparez deux offres',
    lede: 'Entrez les deux contrats. Voyez lequel coûte le moins par an et au total, ce que vous payez chaque semaine et où les clauses diffèrent.',
  },
  formTitle: 'Les deux offres',
  note: 'Entrez les deux offres dans la même devise. Convertissez-en une d’abord si ce n’est pas le cas. Ce calcul n’est ni une offre ni un conseil. C’est votre contrat qui compte. Aucun compte requis.',
  empty: {
    title: 'Votre comparaison s’affiche ici',
    text: 'Entrez les conditions des deux offres. Nous ne les conservons pas et ne les transmettons à personne. Le lien de cette page contient ce que vous entrez : vous pouvez le partager ou imprimer la page.',
    action: {
      label: 'Voir un exemple : une avance de fonds et un prêt',
      href: '/tools/compare-offers?a-amount=50000&a-factor=1,3&a-days=180&a-fees=500&a-guarantee=yes&a-debit=yes&b-amount=50000&b-rate=14&b-months=24&b-fees=1000&b-guarantee=yes&b-debit=no',
    },
  },
  offers: { a: 'Offre A', b: 'Offre B' },
  results: {
    lower: '{offer} : le taux annuel le plus bas',
    same: 'Le même taux annuel pour les deux',
    'annual-rate': 'Taux annuel, {offer}',
    cost: 'Coût total, {offer}',
    'weekly-payment': 'Paiement hebdomadaire, {offer}',
    received: 'Pour {received} reçus',
    atEnd: 'Payé à la fin',
    days: 'Dernier paiement, {offer}',
    after: 'Après {days} jours',
  },
  sentences: {
    both: '{offer} coûte moins cher : son taux annuel est plus bas de {rate} points, et vous payez {cost} de moins au total.',
    perDollar:
      '{offer} : son taux annuel est plus bas de {rate} points. Pour chaque dollar reçu, l’offre A coûte {a-cents} cents et l’offre B {b-cents}.',
    split:
      '{offer} : son taux annuel est plus bas de {rate} points, mais vous payez {cost} de plus au total, parce que vous empruntez davantage ou gardez l’argent plus longtemps. Choisissez selon ce que vous pouvez payer chaque semaine et selon la durée dont vous avez besoin.',
    sameCost:
      'Les deux coûtent {total} au total. {offer} : son taux annuel est plus bas de {rate} points, parce que vous avez l’argent plus longtemps.',
    same: 'Les deux offres ont le même taux annuel. Comparez ce que vous payez chaque semaine, et les clauses.',
    received: 'Vous recevez {a} avec l’offre A et {b} avec l’offre B : les totaux portent sur des montants différents.',
  },
  clauses: {
    caption: 'Où les clauses diffèrent',
    column: 'Clause',
    meanings: 'Ce que la différence signifie pour vous',
    unanswered: 'Pas encore vérifié',
    same: 'Vos réponses sur les clauses sont les mêmes pour les deux offres.',
    none: 'Pour voir où les clauses diffèrent, répondez aux questions sur les clauses des deux offres.',
  },
  terms: { caption: 'Ce que vous avez entré', column: 'Condition', kind: 'Type de contrat', none: 'Sans objet' },
  questions: {
    title: 'Bon à savoir',
    items: [
      {
        question: 'À quel chiffre se fier?',
        answer:
          'Pour de l’argent dont vous avez besoin pendant des années, le taux annuel. Pour quelques semaines, ou si les deux offres ont la même durée et vous versent le même montant, le coût total. Dans les deux cas, vérifiez que vous pouvez faire le paiement hebdomadaire dans votre pire mois.',
      },
      {
        question: 'Et si j’en rembourse une par anticipation?',
        answer:
          'La comparaison suppose que vous payez chaque offre jusqu’au bout. Si le prix est un montant fixe, comme pour la plupart des avances, vous le devez d’habitude en entier : vous n’économisez rien, et le taux annuel monte. Pour voir de combien, entrez moins de jours. Un prêt ou une marge ne coûte plus d’intérêt une fois remboursé, mais des frais de remboursement anticipé peuvent annuler une partie de l’économie. Demandez aux deux ce que vous devriez à la moitié de la durée, tous frais compris.',
      },
      {
        question: 'Pourquoi un paiement hebdomadaire pour un prêt?',
        answer:
          'Pour que vous puissiez le comparer avec l’autre offre. Vous remboursez quand même le prêt une fois par mois. Le paiement hebdomadaire équivaut à douze versements mensuels divisés par le nombre de semaines dans l’année.',
      },
      {
        question: 'L’une d’elles dépasse-t-elle une limite légale, et que signifient les clauses?',
        answer:
          'La comparaison ne sait pas où se trouve votre entreprise. Sous le résultat, un lien ouvre chaque offre dans « Vérifier une offre ». Choisissez-y votre province ou votre État : vous verrez les limites et les règles que nous connaissons, ce que signifie chaque clause et la liste de ce qu’il faut demander.',
      },
      {
        question: 'Comment partager la comparaison?',
        answer:
          'Copiez le lien dans la barre d’adresse. Il contient tout ce que vous avez entré; envoyez-le seulement aux personnes qui peuvent le voir.',
      },
    ],
  },
  print: 'Imprimer cette page',
  link: 'La comparer avec une autre offre',
  check: '{offer} : vérifier la loi chez vous, les clauses et ce qu’il faut demander',
};
