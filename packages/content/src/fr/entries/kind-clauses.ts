import type { ClauseMeanings } from '../../schemas/pages/check-an-offer.js';

/** Of every type of contract that has no text of its own after it. */
export const sameFor = (text: string) => ({ advance: text, loan: text, line: text, factoring: text });
const forLinesAndFactoring = (text: string) => ({ line: text, factoring: text });

/** The meanings of clauses that contracts of some kinds have. A file of its own, because all in one are too long. */
export const kindClauses: ClauseMeanings['meanings'] = {
  floating: {
    yes: {
      means:
        'Vos paiements montent quand le taux de référence, comme le taux préférentiel, monte. Vérifiez si vous pourriez encore payer s’il montait.',
      ask: 'le taux de référence et l’écart, la fréquence des changements et le taux le plus élevé possible',
    },
    no: {
      means:
        'Le taux reste le même jusqu’à la fin du contrat. Des frais de remboursement anticipé sont alors plus probables.',
      ask: 'la confirmation que le taux reste le même jusqu’au dernier paiement',
    },
    silent: {
      means:
        'Cherchez les mots « préférentiel », « taux de base », « majoré » ou « variable » près du taux. Celui d’une marge change habituellement.',
      ask: 'si le taux peut changer et, si oui, le taux de référence et l’écart',
    },
    more: { label: 'Ce qu’est un taux variable', href: '/glossary#floating-rate' },
  },
  recourse: {
    yes: {
      means: 'Si votre client ne paie pas, vous rendez l’avance après le délai convenu et devez quand même les frais.',
      ask: 'la date à partir de laquelle vous pouvez nous demander de racheter une facture, et ce que nous vous devons alors, frais compris',
    },
    no: {
      means:
        'La société d’affacturage supporte la perte, mais souvent seulement si votre client est insolvable. S’il conteste la facture, c’est habituellement vous qui payez.',
      ask: 'la liste des cas où nous devons quand même vous rembourser',
    },
    silent: {
      means: 'Attendez-vous à devoir la racheter. L’affacturage est le plus souvent avec recours.',
      ask: 'si nous devons racheter une facture impayée, dans quel délai et avec quelles exceptions',
    },
    more: { label: 'Ce que veut dire « avec recours »', href: '/glossary#recourse' },
  },
  minimum: {
    yes: {
      means: 'Dans un mois tranquille, vous payez pour des factures non cédées : le coût réel dépasse le taux indiqué.',
      ask: 'le minimum mensuel, les frais si nous ne l’atteignons pas, et ce que coûte un départ anticipé, en dollars',
    },
    no: {
      means: 'Vous choisissez les factures à céder. La société d’affacturage peut avoir un droit sur toutes.',
      ask: 'la confirmation qu’il n’y a ni volume minimal, ni frais mensuels, ni frais de sortie',
    },
    silent: {
      means: 'Les minimums sont fréquents, et peuvent figurer dans une grille tarifaire à part.',
      ask: 's’il y a un volume minimal, des frais mensuels ou des frais de sortie, et combien',
    },
  },
  renewal: {
    yes: {
      means: {
        ...sameFor(
          'Vous pouvez payer deux fois pour le même argent, si les nouveaux frais portent aussi sur ce que vous devez encore.',
        ),
        ...forLinesAndFactoring('Il se prolonge d’une période, sauf si vous donnez un avis à temps.'),
      },
      ask: {
        ...sameFor(
          'la dernière date pour le refuser, et des frais calculés seulement sur les nouvelles sommes avancées',
        ),
        ...forLinesAndFactoring(
          'la dernière date pour donner notre avis, la façon de le faire, et ce que coûte un départ anticipé',
        ),
      },
    },
    no: {
      means: {
        ...sameFor('Il prend fin avec le dernier paiement.'),
        factoring: 'Il prend fin à la date du contrat. Les factures déjà vendues restent à payer.',
      },
      ask: 'une lettre, à la fin, qui confirme que nous ne devons rien et que vous avez fait radier toutes les sûretés',
    },
    silent: {
      means: {
        ...sameFor(
          'Si vous le renouvelez avant d’avoir tout remboursé, vous pouvez payer de nouveaux frais sur ce que vous devez encore.',
        ),
        ...forLinesAndFactoring('De tels contrats se renouvellent souvent pour un an, sauf avis de votre part.'),
      },
      ask: 'si le contrat se renouvelle et, si oui, à quel coût, et la dernière date pour refuser',
    },
  },
};
