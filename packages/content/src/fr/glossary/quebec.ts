import { term } from '../../glossary/term.js';
import type { GlossaryTerm } from '../../schemas/pages/glossary.js';

/** Terms that only the French glossary has: those of Quebec's law and lenders. */
export const quebecTerms: readonly GlossaryTerm[] = [
  term(
    'cession-de-rang',
    'Cession de rang',
    'Entente par laquelle un créancier laisse l’hypothèque d’un autre passer avant la sienne. Un nouveau prêteur la demande souvent à celui qui a déjà une inscription sur les mêmes biens. Demandez-la tôt : elle prend du temps.',
    ['La différence avec la postposition de créance', '/glossary#postponement'],
  ),
  term(
    'contrat-d-adhesion',
    'Contrat d’adhésion',
    'Contrat dont une partie impose l’essentiel et que l’autre ne peut pas négocier. Au Québec, une clause abusive y est nulle, ou un tribunal réduit ce qu’elle exige (article 1437 du Code civil).',
    [
      'L’article 1437 du Code civil',
      'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:1437&historique=20240325',
    ],
  ),
  term(
    'credit-bail',
    'Crédit-bail',
    'Au Québec, contrat réservé aux fins d’entreprise : le crédit-bailleur achète d’un tiers, à votre demande, le meuble que vous avez choisi et vous en donne l’usage pour une durée et un prix fixés. Il en reste propriétaire, sauf si vous levez l’option d’achat.',
    [
      'L’article 1842 du Code civil',
      'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:1842&historique=20240325',
    ],
  ),
  term(
    'investissement-quebec',
    'Investissement Québec',
    'Société d’État du Québec qui prête aux entreprises d’ici ou garantit le prêt de leur banque.',
    ['Ses produits', 'https://www.investquebec.com/quebec/fr/produits-financiers.html'],
  ),
  term(
    'mrc-fli-fls',
    'MRC, FLI et FLS',
    'Une municipalité régionale de comté (MRC) prête aux entreprises de son territoire par un Fonds local d’investissement (FLI) et souvent par un Fonds local de solidarité (FLS). Chacune fixe sa limite et son taux : demandez à la vôtre.',
    ['Trouver un fonds local', 'https://fondslocaux.fondsftq.com/'],
  ),
  term(
    'preavis-d-exercice',
    'Préavis d’exercice',
    'Au Québec, avis que le prêteur vous signifie et inscrit avant d’exercer une hypothèque. Il attend ensuite 20 jours (meuble), 60 (immeuble) ou 10 (prise de possession). Vous pouvez remédier au défaut jusqu’à la vente ou à la prise en paiement.',
    [
      'L’article 2758 du Code civil',
      'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:2758&historique=20240325',
    ],
  ),
  term(
    'prise-en-paiement',
    'Prise en paiement',
    'Au Québec, le prêteur devient propriétaire du bien hypothéqué, ce qui éteint la dette. Si vous en aviez payé la moitié ou plus à l’inscription du préavis, il lui faut l’autorisation du tribunal, à moins que vous ne délaissiez volontairement le bien.',
    [
      'L’article 2778 du Code civil',
      'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:2778&historique=20240325',
    ],
  ),
  term(
    'rdprm',
    'RDPRM',
    'Registre des droits personnels et réels mobiliers du Québec. On y publie les hypothèques mobilières, les crédits-bails et les réserves de propriété. Cherchez-y votre nom avant une demande, et après un remboursement.',
    ['Ce qu’est une hypothèque mobilière', '/glossary#hypothec'],
  ),
];
