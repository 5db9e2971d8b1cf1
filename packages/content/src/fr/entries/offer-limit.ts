import type { OfferLimit } from '../../schemas/pages/offer-limit.js';

/** The legal limit among the results of "Check an offer". */
export const offerLimit: OfferLimit = {
  label: 'Limite au Canada',
  stateLabel: 'Limite ({state})',
  yearLabel: 'Limite ({state}) selon l’indice de {year}, pas un plus récent',
  none: 'Aucune',
  reasons: {
    sole: 'Pour une personne physique, quel que soit le montant',
    partners: 'Pour des associés qui sont des personnes physiques, quel que soit le montant',
    small: 'Pour un montant d’au plus {from} CA',
    company: 'Pour une personne morale, de plus de {from} CA à {to} CA',
    large: 'Pour une personne morale, plus de {to} CA',
    newYork: 'Pour un prêt de moins de {amount}',
    newYorkPerson: 'Pour un prêt de moins de {amount} à une personne physique. Au-delà de la limite, il est nul',
    newYorkLarge: 'Pour un prêt de {amount} ou plus',
    texas: 'Tant que les bons du Trésor de six mois sont sous {bills} %. Jamais plus de {highest} %',
    georgia: '{month} % par mois, quel que soit le montant',
    florida: 'Pour un prêt d’au plus {amount}',
    floridaLarge: 'Pour un prêt de plus de {amount}',
    massachusetts: 'Sauf si le prêteur a avisé le procureur général (Attorney General)',
    connecticut: 'Selon l’indice des dépôts de {year}, qui change chaque année',
    arkansas: 'Quel que soit le montant',
    colorado: 'Si le prêteur exige sciemment davantage. Les frais que d’autres lois permettent ne comptent pas',
    newJersey: 'Pour une société par actions (corporation), une LLC ou une LLP',
    newJerseyPerson: 'Pour toute autre personne qu’une corporation, une LLC ou une LLP',
  },
  over: {
    label: 'Dépasse la limite',
    state: 'Dépasse la limite de {limit} % {inState}',
    yes: 'Oui',
    no: 'Non',
    asCredit: 'S’il s’agit de crédit',
    person: 'Pour une société. Pour une personne physique, la limite est de {person} %',
    highest: 'Sauf si la limite de la semaine de votre contrat est plus élevée',
    draw: 'Si vous remboursez en {days} jours',
    exempt: 'Permis seulement à un prêteur exempté. Certains frais ne comptent pas (voir plus bas)',
    byYear: 'Selon l’indice de {year}. Celui de l’année de votre contrat peut différer',
    free: 'Aucune limite',
    freeNote: 'Personne n’a donc à vous dire que c’est trop',
  },
  floating: 'Au taux actuel, qui peut changer.',
  sentences: {
    start: 'La',
    startAsCredit: 'Si ce contrat est du crédit aux yeux de la loi, la',
    draw: 'Ce taux vaut si vous remboursez en {days} jours. Gardé un an, ce tirage reste sous la limite : demandez à un avocat quelle période compte.',
    over: '{start} limite légale au Canada est de {limit} % par an, et un taux de {annual-rate} % la dépasse. La dépasser est une infraction, mais la dette ne s’éteint pas d’elle-même : {court} Montrez le contrat à un avocat avant de signer.',
    court:
      'un tribunal peut réduire le taux, ou écarter la clause ou même tout le contrat (Transport North American Express c. New Solutions, 2004 CSC 7).',
    courtInQuebec: 'lisez plus bas ce qu’un tribunal peut faire.',
    within:
      'Au Canada, la limite légale pour un crédit comme celui-ci est de {limit} % par an, tous frais compris. Selon notre calcul, avec les frais que vous avez entrés, un taux de {annual-rate} % la respecte. Les frais omis comptent aussi.',
    none: 'Le Canada ne fixe aucune limite pour un crédit de ce montant consenti à une personne morale : c’est à vous de juger du prix.',
  },
  stateSentences: {
    over: 'Selon notre calcul, avec tous les frais que vous avez entrés, un taux de {annual-rate} % par an dépasse la limite de {limit} % que la loi fixe {inState} pour un tel prêt. Les banques et certains autres prêteurs suivent d’autres règles. Montrez le contrat à un avocat avant de signer.',
    within:
      'Selon notre calcul, avec les frais que vous avez entrés, un taux de {annual-rate} % par an ne dépasse pas la limite de {limit} % que la loi fixe {inState} pour un tel prêt. Les exceptions sont plus bas. Les banques et certains autres prêteurs suivent d’autres règles.',
    between:
      'Selon notre calcul, un taux de {annual-rate} % par an dépasse {limit} %, la limite {inState} pour un tel prêt tant que les bons du Trésor de six mois sont sous {bills} %. Elle ne dépasse jamais {highest} %. Demandez au prêteur quelle semaine compte, et vérifiez sa limite avant de signer. Les banques et certains autres prêteurs suivent d’autres règles.',
    person:
      'Si l’emprunteur est une personne physique, comme une entreprise individuelle, la limite est de {person} %, et un taux de {annual-rate} % la dépasse : montrez le contrat à un avocat avant de signer. Pour une société, elle est de {limit} %. Les banques suivent d’autres règles.',
    none: 'Aucune limite légale ne s’applique {inState} à un prêt de ce montant : c’est à vous de juger du prix.',
    year: 'C’est la limite selon l’indice des dépôts de {year}, qui change chaque année.',
    isVoid: {
      newYork:
        'Dans l’État de New York, un tel prêt est de l’usure criminelle. Il est nul, même si une société emprunte.',
      newYorkPerson: 'Un prêt à une personne physique au-delà de sa limite est nul.',
    },
    purchase:
      'Si un tribunal y voit un prêt, {annual-rate} % par an dépasse la limite de {limit} % que la loi fixe {inState} pour un tel prêt.',
    purchaseByWeek:
      'Si un tribunal y voit un prêt, la limite {inState} est de {limit} % par an tant que les bons du Trésor de six mois sont sous {bills} %, et jamais de plus de {highest} %. Selon notre calcul, {annual-rate} % dépasse {limit} %.',
    labelDecides:
      'Si ce contrat se dit prêt, {annual-rate} % par an dépasse selon notre calcul les {limit} % que la loi permet {inState}. S’il se dit achat de créances, comme la plupart des avances, vous ne pouvez guère invoquer cette limite (voir plus bas).',
    purchaseOfPerson:
      'Si un tribunal y voit un prêt à une personne physique, {annual-rate} % par an dépasse la limite de {person} % que la loi fixe {inState}.',
    unlikeSales:
      'Les tribunaux regardent souvent si les paiements suivent les ventes : d’après vos réponses, les vôtres ne les suivent pas. Montrez le contrat à un avocat avant de signer.',
    likeSales:
      'Les tribunaux regardent souvent si les paiements suivent les ventes : consultez un avocat avant de signer.',
  },
};
