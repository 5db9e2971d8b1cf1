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
  oneCurrency:
    'Entrez les deux offres dans la même devise. Si elles sont dans deux devises, convertissez-en une d’abord.',
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
    lower: 'L’offre {letter} a le taux annuel le plus bas',
    same: 'Le même taux annuel pour les deux',
    'annual-rate': 'Taux annuel, offre {letter}',
    cost: 'Coût total, offre {letter}',
    'weekly-payment': 'Paiement hebdomadaire, offre {letter}',
    received: 'Pour {received} reçus',
    atEnd: 'Payé à la fin',
    days: 'Dernier paiement, offre {letter}',
    after: 'Après {days} jours',
    months: 'Environ {months} mois',
    month: 'Environ {month} par mois',
  },
  sentences: {
    both: 'L’offre {letter} coûte moins cher : son taux annuel est plus bas, et vous payez {cost} de moins au total.',
    perDollar:
      'Le taux annuel de l’offre {letter} est plus bas. Pour chaque dollar reçu, l’offre A coûte {a-cents} cents et l’offre B {b-cents}.',
    split: 'Le taux annuel de l’offre {letter} est plus bas, mais vous payez {cost} de plus au total, parce que {why}.',
    early:
      'Remboursée au bout de {months} mois, l’offre {letter} coûterait environ {early-cost}, si le contrat ne prévoit pas de frais pour cela. Demandez-le.',
    notEarly:
      'D’après votre réponse, rembourser l’offre {letter} par anticipation ne fait rien économiser : elle coûte {early-cost} de toute façon.',
    reasons: {
      longer: 'vous gardez l’argent {time}',
      more: 'vous recevez {more} de plus',
      both: 'vous recevez {more} de plus et gardez l’argent {time}',
      slower: 'vous remboursez plus lentement',
      months: 'environ {long} mois au lieu de {short}',
      days: '{long} jours au lieu de {short}',
    },
    sameCost:
      'Les deux coûtent {total} au total. Le taux annuel de l’offre {letter} est plus bas, parce que vous avez l’argent plus longtemps.',
    same: 'Les deux offres ont le même taux annuel. Comparez ce que vous payez chaque semaine, et les clauses.',
    time: 'À ce coût, vous avez l’argent environ {a-months} mois avec l’offre A et {b-months} avec l’offre B.',
    received: 'Vous recevez {a} avec l’offre A et {b} avec l’offre B : les totaux portent sur des montants différents.',
  },
  neither: {
    limit:
      'Ne signez ni l’une ni l’autre telle quelle : si elles sont du crédit aux yeux de la loi, les deux dépassent la limite légale ({limit} par an). Montrez-les à un avocat.',
    price:
      'Aucune des deux n’est bon marché : pour un prêt, les banques et les programmes publics demandent de {low} à {high} % par an, sans les frais. Demandez-leur avant de signer.',
  },
  one: {
    ca: 'L’offre {letter} coûte {rate} % par an. Si elle est du crédit aux yeux de la loi, elle dépasse la limite légale au Canada ({limit} % par an). Montrez-la à un avocat avant de signer.',
    person:
      'L’offre {letter} coûte {rate} % par an. Si elle est du crédit et que l’emprunteur est une personne physique, comme une entreprise individuelle, elle dépasse la limite légale au Canada ({limit} % par an).',
    us: 'L’offre {letter} coûte {rate} % par an. Si un tribunal y voit un prêt, elle dépasse la limite de votre État ({limit} % par an). Montrez-la à un avocat avant de signer.',
    personInState:
      'L’offre {letter} coûte {rate} % par an. Si un tribunal y voit un prêt à une personne physique, comme une entreprise individuelle, elle dépasse la limite de votre État ({limit} % par an).',
    changing:
      'L’offre {letter} coûte {rate} % par an. Si un tribunal y voit un prêt, elle dépasse peut-être la limite de votre État : celle-ci va de {limit} % à {highest} % par an, selon la semaine du contrat. Vérifiez l’offre plus bas.',
    unknown:
      'Certains États limitent le taux d’un prêt. Vérifiez chaque offre plus bas pour voir si c’est le cas du vôtre.',
  },
  confession:
    'Mais l’offre {letter} contient une confession de jugement : la moins chère peut être la pire. Lisez les clauses plus bas avant de choisir.',
  clauses: {
    caption: 'Où les clauses diffèrent',
    column: 'Clause',
    unanswered: 'Pas encore vérifié',
    differ:
      'Ce n’est là que le prix. Les clauses diffèrent aussi : avant de choisir, voyez plus bas ce que chacune peut entraîner pour vous.',
    same: 'Vos réponses sur les clauses sont les mêmes pour les deux offres. Voyez plus bas ce que chacune signifie.',
    shared: 'Ce que disent les deux offres',
    both: 'Les deux offres',
    open: {
      both: 'À vérifier encore dans les deux : {titles}.',
      one: 'À vérifier encore dans l’offre {letter} : {titles}.',
    },
    none: 'Vous n’avez pas encore vérifié les clauses. Une offre moins chère peut être la pire si elle contient une confession de jugement. Répondez aux questions des deux offres pour voir où elles diffèrent.',
  },
  terms: {
    caption: 'Ce que vous avez entré',
    column: 'Condition',
    kind: 'Type de contrat',
    none: 'Sans objet',
    empty: 'Non indiqué',
  },
  print: 'Imprimer cette page',
  check: 'Vérifier l’offre {letter} : la loi chez vous, ses clauses et ce qu’il faut demander',
};
