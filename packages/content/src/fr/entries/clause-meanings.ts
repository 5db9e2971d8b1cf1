import type { ClauseMeanings } from '../../schemas/pages/check-an-offer.js';
import { kindClauses, sameFor } from './kind-clauses.js';

export const clauseMeanings: ClauseMeanings = {
  title: 'Ce que les clauses signifient pour vous',
  text: [
    'Voici vos réponses, ce que chacune peut entraîner pour votre entreprise et ce qu’il faut demander au prêteur.',
    'Le message ci-dessous reprend déjà ces demandes.',
  ],
  open: 'Vous avez répondu à {answered} des {total} questions sur les clauses. Il reste : {titles}. Ne signez pas avant d’avoir trouvé les réponses dans le contrat. D’ici là, le message ci-dessous pose ces questions au prêteur.',
  askLabel: 'À demander par écrit :',
  quoted: '« {ask} »',
  meanings: {
    confession: {
      yes: {
        means:
          'Vous acceptez un jugement d’avance. Là où un tribunal l’accepte, le prêteur peut en obtenir un sans audience, puis saisir l’argent de vos comptes.',
        ca: 'C’est une pratique américaine. Avant d’en signer une au Canada, demandez à un avocat si un tribunal de votre province l’accepterait.',
        ask: 'un contrat qui n’en contient pas',
      },
      no: {
        means:
          'En général, le prêteur doit vous poursuivre avant qu’un tribunal puisse vous obliger à payer, et vous pouvez vous défendre. Si vous ne répondez pas, il peut obtenir un jugement par défaut.',
        ask: 'la confirmation qu’aucun document ultérieur n’ajoute de confession de jugement',
      },
      silent: {
        means:
          'Une confession de jugement est souvent un document distinct, appelé « affidavit » : lisez tout ce que vous signez.',
        ask: 'la confirmation qu’aucun des documents n’est une confession de jugement',
      },
      more: { label: 'Ce que c’est, et où c’est refusé', href: '/glossary#confession-of-judgment' },
    },
    reconciliation: {
      yes: {
        means:
          'Cela n’aide que si le prêteur est obligé d’agir. Certains contrats le laissent libre, ou lui donnent des semaines.',
        ask: 'la façon de demander des paiements plus bas, les documents requis et votre délai pour agir',
      },
      no: {
        means: 'Vous payez autant dans un mauvais mois que dans un bon.',
        ask: 'le droit à des paiements plus bas quand nos ventes diminuent',
      },
      silent: {
        means: 'Attendez-vous à payer autant dans un mauvais mois que dans un bon.',
        ask: 'si nos paiements baissent quand nos ventes baissent et, si oui, dans quel délai',
      },
      more: { label: 'Ce qu’est le rajustement', href: '/glossary#reconciliation' },
    },
    guarantee: {
      yes: {
        means: {
          ...sameFor(
            'Si l’entreprise ne paie pas, la personne qui se porte caution doit la somme, et peut y perdre ses économies, et peut-être sa maison. Le propriétaire d’une entreprise individuelle, ou un associé qui est une personne physique, la doit déjà.',
          ),
          advance:
            'Lisez de quelle sorte il s’agit. Dans une garantie d’exécution, la personne qui signe ne doit le solde que si l’entreprise manque à une promesse, par exemple en changeant de banque. Dans un cautionnement complet, elle le doit même si les ventes ont baissé. Elle peut y perdre ses économies, et peut-être sa maison. Le propriétaire d’une entreprise individuelle, ou un associé qui est une personne physique, doit la somme de toute façon.',
        },
        ask: {
          ...sameFor('un plafond en dollars pour le cautionnement, et la date à laquelle il prend fin'),
          advance:
            'une garantie limitée à des manquements précis, et non à une baisse des ventes, avec un plafond en dollars et une date de fin',
        },
      },
      no: {
        means:
          'Le prêteur peut réclamer la somme à l’entreprise. Le propriétaire d’une entreprise individuelle, ou un associé qui est une personne physique, la doit de toute façon. Un autre propriétaire peut quand même répondre de fausses déclarations et, selon certains contrats, d’un manquement.',
        ask: 'la confirmation écrite qu’aucun propriétaire ne se porte caution, et chaque cas où l’un d’eux est quand même responsable',
      },
      silent: {
        means: 'Un cautionnement peut se cacher près des signatures ou dans un document distinct.',
        ask: 'si quelqu’un est personnellement responsable et, si oui, qui et pour quelle somme',
      },
      more: { label: 'Les limites à négocier', href: '/blog/personal-guarantees-explained#les-limites-a-negocier' },
    },
    lien: {
      yes: {
        means:
          'Le prochain prêteur passe après celui-ci : tant que la sûreté n’est pas radiée, le crédit est plus difficile à obtenir.',
        ask: 'une sûreté sur des biens précis seulement, la date à laquelle vous la ferez radier, et l’engagement de n’écrire à nos clients qu’après un défaut et un avis écrit à notre entreprise',
      },
      no: {
        means: 'Ce qui n’est pas nommé reste libre pour un autre prêteur.',
        ask: 'la liste de tout ce que vous prenez en garantie',
      },
      silent: {
        means:
          'Un acte distinct, comme une hypothèque mobilière, peut quand même donner au prêteur un droit sur tous les biens.',
        ask: 'les biens sur lesquels vous inscrivez une sûreté, la date à laquelle vous la ferez radier, et quand vous pouvez dire à nos clients de vous payer',
      },
      more: { label: 'Ce qu’est une sûreté sur tous les biens', href: '/glossary#blanket-lien' },
    },
    attorney: {
      yes: {
        means:
          'Le prêteur peut signer pour vous, encaisser des chèques faits à votre nom ou se faire payer par vos clients. Vérifiez si vous pouvez retirer ce pouvoir.',
        ask: 'une procuration pour des actes précis seulement, après un défaut et un avis écrit à notre entreprise, qui prend fin quand nous ne devons plus rien',
      },
      no: {
        means:
          'Personne ne signe ni n’encaisse rien en votre nom. Un prêteur qui a une sûreté sur vos factures peut quand même dire à vos clients de le payer.',
        ask: 'la confirmation qu’aucun autre document, comme un acte de sûreté, ne vous permet d’agir en notre nom',
      },
      silent: {
        means: 'Cherchez « mandataire » ou « attorney-in-fact » dans chaque document, surtout dans l’acte de sûreté.',
        ask: 'si un document vous permet d’agir en notre nom et, si oui, pour quels actes et jusqu’à quand',
      },
      more: { label: 'Ce que permet une procuration', href: '/glossary#power-of-attorney' },
    },
    debit: {
      yes: {
        means: 'Le prêteur se paie en premier, même le jour où vous payez vos employés.',
        ask: 'les jours et le montant maximal des débits, un préavis de tout changement, et ce que coûte un débit refusé',
      },
      no: {
        means: {
          ...sameFor(
            'Vous faites chaque paiement vous-même : vous décidez donc de ce qui est payé en premier. Payer en retard reste un manquement.',
          ),
          factoring: 'Vos clients paient la société d’affacturage, qui prend ses frais sur la retenue.',
        },
        ask: {
          ...sameFor('la façon de payer, et à partir de combien de jours un paiement est en retard'),
          factoring: 'ce que vous pouvez prendre sur notre retenue, et quand',
        },
      },
      silent: {
        means: 'Cherchez un formulaire, souvent séparé, qui autorise des débits et porte vos coordonnées bancaires.',
        ask: 'si vous débitez notre compte et, si oui, quels jours et pour quel montant maximal',
      },
      more: {
        label: 'Les débits quotidiens et leurs effets',
        href: '/blog/asset-based-loans-vs-merchant-cash-advances',
      },
    },
    'bank-login': {
      yes: {
        means:
          'Le prêteur voit tout ce que vous recevez et payez. Avec votre mot de passe, il peut parfois aussi virer de l’argent, et votre banque peut vous en tenir responsable.',
        ask: 'un accès en lecture seule, sans notre mot de passe, jusqu’à ce que nous ne devions plus rien, et la confirmation qu’un nouveau mot de passe n’est pas un défaut',
      },
      no: {
        means: 'Le prêteur ne voit que les relevés que vous lui envoyez. Informez-vous de la fréquence.',
        ask: 'les relevés que vous voulez recevoir, et à quelle fréquence',
      },
      silent: {
        means: 'On peut vous le demander plus tard. Informez-vous avant de donner le mot de passe de votre banque.',
        ask: 'si vous demandez un accès à notre compte et, si oui, ce qu’il vous permet de faire et quand il prend fin',
      },
    },
    default: {
      yes: {
        means: {
          ...sameFor(
            'Toute la somme peut devenir exigible d’un coup même si vous avez payé à temps, par exemple si vos ventes baissent ou si vous changez de banque.',
          ),
          factoring:
            'La société d’affacturage peut réclamer ce qu’elle a avancé même si vos clients paient à temps, par exemple si vous avez vendu des factures à quelqu’un d’autre ou pris un autre prêt.',
        },
        ask: 'la liste limitative des cas de défaut, un avis écrit et un délai pour y remédier',
      },
      no: {
        means: {
          ...sameFor(
            'En payant à temps, vous évitez le défaut. Mais un prêt ou une marge « payable à vue » ou « sur demande » peut être exigé en tout temps : cherchez ces mots.',
          ),
          factoring:
            'Seul un paiement que vous manquez, comme celui d’une facture que vous devez racheter, est alors un défaut.',
        },
        ask: {
          ...sameFor(
            'la confirmation que la somme n’est pas payable sur demande, et le délai pour rattraper un paiement manqué',
          ),
          factoring: 'la liste de ce que nous pourrions devoir vous payer, et dans quel délai',
        },
      },
      silent: {
        means: 'Vous ne savez pas encore ce qui rendrait toute la somme exigible d’un coup.',
        ask: 'la liste de tout ce que vous considérez comme un défaut',
      },
      more: { label: 'Comment lire la clause de défaut', href: '/blog/how-to-read-a-term-sheet#clause-8-defaut' },
    },
    'other-funding': {
      yes: {
        means: {
          ...sameFor(
            'S’il vous faut plus d’argent avant d’avoir tout remboursé, vous ne pouvez l’obtenir que de ce prêteur, ou avec son accord. Sinon, vous êtes en défaut, même si vous payez à temps.',
          ),
          factoring:
            'Tant que le contrat est en vigueur, vous ne pouvez obtenir plus d’argent que de cette société d’affacturage, ou avec son accord. Sinon, vous êtes en défaut, même si vos clients paient à temps.',
        },
        ask: 'des exceptions pour les prêts d’équipement, le crédit-bail, les cartes de crédit et le crédit des fournisseurs, et le droit à un prêt qui vous rembourse en entier',
      },
      no: {
        means: 'Un autre financement est permis, mais le suivant passe après la sûreté de ce prêteur, s’il en a une.',
        ask: 'la confirmation qu’un autre financement, ou une sûreté pour un autre prêteur, n’est pas un défaut',
      },
      silent: {
        means: 'Cherchez une interdiction parmi vos engagements (« covenants ») et les cas de défaut.',
        ask: 'les prêts, les avances et les sûretés qui exigent votre accord ou constituent un défaut, et ceux qui sont libres',
      },
      more: { label: 'Ce qu’est l’engagement de ne pas grever', href: '/glossary#negative-pledge' },
    },
    early: {
      yes: {
        means: 'Demandez combien. Des frais de remboursement anticipé peuvent annuler une partie de l’économie.',
        ask: 'ce que nous devrions après le tiers et après la moitié de la durée, tous frais compris',
      },
      no: {
        means:
          'Vous devez le coût entier même si vous payez tout demain. Si vous payez plus tôt, vous avez eu l’argent moins longtemps au même coût : le taux annuel est donc plus élevé.',
        ask: 'un rabais pour un remboursement anticipé, en dollars pour chaque mois',
      },
      silent: {
        means: {
          advance: 'Attendez-vous à devoir tous les frais : ils sont d’ordinaire fixes.',
          loan: 'Le prêteur peut refuser un remboursement anticipé ou demander des frais. Faites inscrire le droit de payer plus tôt, et son prix.',
          line: 'Une marge peut d’ordinaire être remboursée en tout temps. Faites inscrire ce droit, et son prix.',
        },
        ask: 'si nous pouvons rembourser par anticipation, et ce que nous devrions à la moitié de la durée',
      },
      more: { label: 'Les frais de remboursement anticipé', href: '/glossary#prepayment-penalty' },
    },
    ...kindClauses,
    law: {
      yes: {
        means: 'Un litige peut être tranché loin de chez vous, selon d’autres règles, par un arbitre ou un juge seul.',
        us: 'Beaucoup d’avances de fonds nomment New York.',
        ca: 'Le contrat peut nommer une autre province, ou un État américain.',
        ask: 'le droit et les tribunaux de l’endroit où se trouve notre entreprise et, si vous tenez à l’arbitrage, le lieu où il se déroule et la personne qui le paie',
      },
      no: {
        means:
          'Vous n’avez pas à vous rendre devant un tribunal éloigné. Vérifiez aussi le cautionnement, un contrat distinct.',
        ask: 'la confirmation qu’aucun cautionnement ni autre document n’impose un autre droit, un autre tribunal ou l’arbitrage',
      },
      silent: {
        means: 'Il faudra peut-être débattre d’abord du droit et du tribunal.',
        ask: 'quel droit s’applique, et où et par quel tribunal ou arbitre un litige est tranché',
      },
      more: { label: 'Ce qu’est le droit applicable', href: '/glossary#governing-law' },
    },
  },
};
