import type { OfferDetails } from '../../schemas/pages/check-an-offer.js';
import { csbfp } from '../facts/csbfp.js';

/** What stands below a checked offer. A file of its own, because it is loaded with the result. */
export const offerDetails: OfferDetails = {
  comparison: {
    title: 'La même somme ailleurs',
    text: [
      'Ce que coûteraient {received} sur {time} avec d’autres types de financement, au prix indiqué sur chaque ligne.',
    ],
    about:
      'Pour les prix ailleurs, un prêt se rembourse par versements égaux, et ce que vous devez diminue chaque mois; une marge est utilisée en entier et remboursée à la fin. Votre propre prix dépend de votre entreprise.',
    byCountry: {
      us: 'Les banques exigent habituellement deux exercices rentables. Les programmes de la Small Business Administration (SBA) acceptent aussi de plus jeunes entreprises, mais le prêteur décide.',
      ca: 'Les banques exigent habituellement deux exercices rentables. Le Programme de financement des petites entreprises du Canada (PFPEC) accepte aussi de plus jeunes entreprises, mais le prêteur décide. Les prix des avances de fonds et de l’affacturage viennent de sources américaines : nous n’en connaissons aucune au Canada.',
    },
    caption: 'Le coût de {received} sur {time}, par type de financement',
    columns: ['Type de financement', 'Prix', 'Coût', 'Taux annuel'],
    fees: {
      us: 'Les taux des banques et de la SBA ne comprennent pas les frais, comme les frais initiaux de la SBA. Les autres lignes les comprennent. Demandez à la banque son taux avec tous les frais avant de comparer. La marge est comptée comme utilisée en entier jusqu’à la fin, alors qu’un prêt se rembourse en cours de route : comparez les taux annuels, et non les coûts.',
      ca: `Les taux des banques et du PFPEC ne comprennent pas les frais, comme les ${csbfp.csbfpFee.text} du PFPEC. Les autres lignes les comprennent. Demandez à la banque son taux avec tous les frais avant de comparer. La marge est comptée comme utilisée en entier jusqu’à la fin, alors qu’un prêt se rembourse en cours de route : comparez les taux annuels, et non les coûts.`,
    },
    limits: {
      us: 'La loi limite {inState} le taux d’un prêt de ce montant à {limit} % par an. Les banques et certains autres prêteurs peuvent exiger davantage. Si un prêteur le fait, demandez-lui quelle exception il invoque.',
      ca: 'Si une avance ou l’affacturage est du crédit aux yeux de la loi, un taux annuel de plus de {limit} % dépasse la limite légale au Canada. Ces prix ne sont pas des offres, et nous ne servons d’intermédiaire pour aucun crédit qui dépasse la limite.',
    },
    changingLimit:
      'La loi limite {inState} le taux d’un prêt de ce montant. La limite est de {limit} % par an tant que les bons du Trésor de six mois sont sous {bills} %, et jamais de plus de {highest} %. Vérifiez celle de la semaine de votre contrat. Les banques et certains autres prêteurs peuvent exiger davantage. Si un prêteur le fait, demandez-lui quelle exception il invoque.',
    personLimit: 'Pour une personne physique, comme une entreprise individuelle, la limite est de {person} % par an.',
    otherLimit:
      'La loi limite {inState} le taux d’un prêt. La limite, ses exceptions et ce qu’il reste à vérifier se trouvent plus bas, sous « Ce que dit la loi ». Certains de ces prix peuvent la dépasser.',
    asLoan: 'Ce contrat coûte {annual-rate} % par an. La limite ne le vise que si un tribunal y voit un prêt.',
    seeLawyer: 'Montrez-le à un avocat avant de signer.',
    yours: 'Ce contrat',
    online: { loan: '{type}, prêteur en ligne', line: '{type}, chiffres d’un site' },
    shorter: 'D’ordinaire plus court : comparez le taux',
    noOnline:
      'Nous ne connaissons aucune enquête sur les prêteurs en ligne au Canada. Leurs prêts coûtent généralement bien plus cher.',
    time: { months: '{months} mois', days: '{days} jours', both: '{days} jours (environ {months} mois)' },
    range: 'de {low} à {high}',
    notArranged:
      'Nous ne servons pas d’intermédiaire {inState} pour ce financement. Comparez-le avec des offres de votre banque, d’une coopérative de crédit ou d’un prêteur communautaire (CDFI).',
    advance: {
      oneAdvance:
        'Une avance a des frais fixes en dollars : si vous la remboursez plus vite, le taux annuel est plus élevé.',
      several:
        'Une avance se rembourse habituellement en moins d’un an : pour {time}, il vous en faudrait plus d’une. Nous n’indiquons que son taux annuel, si vous la remboursez sur une année entière. Sur six mois, ce taux est environ deux fois plus élevé.',
      noCost: 'Il en faudrait plus d’une',
    },
  },
  checklist: {
    title: 'Ce qu’il faut demander',
    law: {
      title: 'Ce que dit la loi',
      price: 'Ce qui limite le prix',
      mayNotCover: {
        no: 'Ces règles ne visent peut-être pas ce contrat, parce que vos paiements ne suivent pas vos ventes.',
        silent:
          'Ces règles ne visent peut-être pas ce contrat, parce qu’il ne dit pas que vos paiements suivent vos ventes.',
        open: 'Ces règles ne visent ce contrat que si vos paiements suivent vos ventes, ou si on les y ajuste ensuite.',
      },
      notAdvice:
        'Ceci n’est pas un avis juridique. Les lois ont des exceptions qu’un formulaire ne peut pas vérifier, et un contrat n’est pas toujours ce que son nom indique.',
      sessions:
        'Vérifiez si la loi a changé depuis la date des sources ci-dessous : nous n’avons pas lu les lois de 2025 et de 2026 de chaque État.',
      priceUnread:
        'Certains États limitent aussi le taux des prêts aux entreprises. Si le taux annuel est élevé, demandez à un avocat s’il y a une telle limite {inState} : nous ne l’avons pas vérifié.',
    },
    none: 'Notre liste ne contient pour cet endroit aucune loi qui oblige un bailleur de fonds à indiquer les conditions d’un tel contrat. Il peut y en avoir une. Demandez-les quand même.',
    sameLaw: 'Même loi',
    received: 'Je l’ai',
    request: {
      title: 'Demandez ce qui manque',
      text: 'Envoyez ceci à la personne qui a fait l’offre. Ne signez pas avant d’avoir les réponses.',
      opening:
        'Bonjour,\nMerci pour votre offre. Avant de signer, nous aimerions recevoir par écrit ce qui suit. Si un point exige de modifier le contrat, veuillez nous envoyer la modification ou nous indiquer que vous ne pouvez pas la faire :',
      otherSigners: 'si quelqu’un d’autre, comme un conjoint, doit signer et, si oui, pour quelle somme',
      price: {
        ca: 'Prix : selon notre calcul, cela coûte {annual-rate} % par an. S’il s’agit de crédit, la limite est de {limit} % (Code criminel, article 347). Veuillez baisser le prix, ou nous dire pourquoi il ne s’agit pas de crédit',
        us: 'Prix : selon notre calcul, cela coûte {annual-rate} % par an, et la limite qui vaut pour nous {inState} est de {limits}. Veuillez baisser le prix, ou nous indiquer la loi qui vous permet de demander plus',
        asLoan:
          'Prix : selon notre calcul, cela coûte {annual-rate} % par an. S’il s’agit d’un prêt, la limite qui vaut pour nous {inState} est de {limits}. Veuillez baisser le prix, ou nous dire pourquoi il ne s’agit pas d’un prêt',
      },
      limits: {
        fixed: '{limit} %',
        byWeek: '{limit} % par an tant que les bons du Trésor de six mois sont sous {bills} %',
        byYear: '{limit} % selon l’indice de {year}, ou ce qu’en fait celui de l’année du contrat',
      },
      openingFirst:
        'Bonjour,\nMerci pour votre offre. Notre décision dépend des points suivants. Veuillez les modifier dans le contrat ou nous indiquer que vous ne pouvez pas le faire :',
      openingNext:
        'Veuillez aussi nous envoyer par écrit ce qui suit. Si un point exige de modifier le contrat, veuillez nous envoyer la modification ou nous indiquer que vous ne pouvez pas la faire :',
      closing: 'Nous prendrons notre décision à la réception de ces renseignements. Merci.',
      items: [
        { text: 'la somme que nous recevons, une fois tous les frais déduits', unless: ['disbursed'] },
        { text: 'le coût total en dollars', unless: ['cost'] },
        { text: 'le coût en taux annuel, tous frais compris', unless: ['annual-rate'] },
        { text: 'le total que nous remboursons', unless: ['total'], kinds: ['advance', 'loan', 'line'] },
        {
          text: 'le montant de chaque paiement, sa fréquence et la façon dont vous le percevez',
          unless: ['payments'],
          kinds: ['advance', 'loan', 'line'],
        },
        {
          text: 'la façon d’obtenir des paiements moins élevés si nos ventes baissent, les pièces à fournir et votre délai',
          unless: ['reconciliation'],
          kinds: ['advance'],
        },
        {
          text: 'si le taux peut changer et, si oui, le taux de référence et l’écart',
          unless: ['floating'],
          kinds: ['loan', 'line'],
        },
        {
          text: 'votre droit de mettre fin à la marge, d’en baisser la limite ou d’exiger le remboursement en tout temps, et le préavis',
          unless: [],
          kinds: ['line'],
        },
        { text: 'le jour où vous nous versez la retenue, et ce que vous en gardez', unless: [], kinds: ['factoring'] },
        {
          text: 'si nous devons racheter une facture que notre client ne paie pas, et dans quel délai',
          unless: ['recourse'],
          kinds: ['factoring'],
        },
        {
          text: 'la durée du remboursement, certaine ou probable',
          unless: ['term'],
          kinds: ['advance', 'loan', 'line'],
        },
        {
          text: 'tous les autres frais, et ce que nous coûte un paiement en retard ou un défaut, honoraires d’avocat compris',
          unless: ['fees'],
        },
        {
          text: 'ce que nous coûte ou nous fait économiser un remboursement anticipé',
          unless: ['prepayment', 'early'],
          kinds: ['advance', 'loan', 'line'],
        },
        { text: 'les biens que vous prenez en garantie', unless: ['collateral', 'lien'] },
        {
          text: 'si un propriétaire doit donner un cautionnement et, si oui, pour quelle somme',
          unless: ['guarantee'],
        },
        { text: 'si vous payez un courtier et, si oui, combien', unless: ['broker'] },
        {
          text: 'votre nom légal complet, votre adresse et {license}',
          unless: [],
        },
        { text: 'la durée de validité de cette offre', unless: [] },
        {
          text: 'une copie de chaque document que nous devons signer, y compris les cautionnements et les accords de débit',
          unless: [],
        },
      ],
      license: 'votre permis ou inscription, s’il en faut {inState}',
      clause: '{clause} : {ask}',
      complete:
        'Vous avez coché tous les points de notre liste. La loi peut en exiger davantage : comparez le document officiel avec le contrat, ligne par ligne.',
      copy: 'Copier la demande',
      copied: 'Demande copiée',
      copyFailed: 'Nous n’avons pas pu copier la demande. Sélectionnez le texte et copiez-le vous-même.',
      print: 'Imprimer cette page',
    },
  },
  sourceList: {
    title: 'D’où viennent les chiffres et les lois',
    text: [
      'Chaque lien mène à une source publique et indique sa date. Les numéros entre crochets ci-dessus, comme [1], renvoient à ces sources. Bon nombre d’entre elles n’existent qu’en anglais.',
    ],
    checkedLabel: 'Date du texte :',
    dated: '{day}',
    undated: 'aucune; page lue le {day}',
    note: 'Ce calcul n’est ni une offre ni un conseil. C’est votre contrat qui compte.',
  },
};
