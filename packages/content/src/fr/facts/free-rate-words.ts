import type { FreeRateWords } from '../../facts/free-rates.js';

export const freeRateWords: FreeRateWords = {
  judge: 'C’est donc à vous de juger du prix.',
  texts: {
    'US-AZ': 'En Arizona, on peut convenir par écrit de n’importe quel taux (Revised Statutes 44-1201).',
    'US-IL':
      'L’Illinois limite à 9 % par an le taux d’un contrat écrit, mais pas celui d’un prêt commercial, selon une association du secteur qui cite une décision de 2011 (815 ILCS 205/4; Asset Exchange II v. First Choice Bank).',
    'US-KS':
      'Le Kansas limite à 15 % par an un taux écrit (Statutes 16-207). Dans le texte d’avant 2025, cette limite ne visait pas un prêt d’entreprise. Nous n’avons pu lire qu’une partie des exceptions actuelles : demandez à un avocat si ces prêts en sont toujours une.',
    'US-LA':
      'La Louisiane limite l’intérêt convenu à 12 % par an (Revised Statutes 9:3500). Mais qui emprunte pour une entreprise peut convenir de plus, et ne peut alors pas invoquer l’usure (9:3509).',
    'US-MI':
      'Au Michigan, une société par actions peut convenir par écrit d’un taux supérieur au taux légal, et ne peut alors pas invoquer l’usure (Compiled Laws 450.1275). Percevoir plus de 25 % par an sans y être autorisé par la loi est un crime (438.41) : demandez à un avocat si cela vise ce prêteur.',
    'US-MO':
      'Au Missouri, on peut convenir par écrit de n’importe quel taux pour un prêt à une société par actions, à une société de personnes ou à une LLC, et pour un crédit surtout destiné à une entreprise (Revised Statutes 408.035).',
    'US-NC':
      'En Caroline du Nord, on peut convenir par écrit de n’importe quel taux pour un prêt de plus de 25 000 $. Jusqu’à ce montant, la limite est de 16 % par an, ou le taux des bons du Trésor de six mois majoré de 6 points si c’est plus (General Statutes 24-1.1). Certains prêts en sont exemptés (24-9) : nous n’avons pas lu lesquels.',
    'US-ND':
      'Dans le Dakota du Nord, la limite de l’intérêt ne vise pas un prêt à une société par actions, à une LLC, à une fiducie ou à une société de personnes qui produit une déclaration de revenus, ni un prêt de plus de 35 000 $, ni un prêteur réglementé par un organisme de l’État ou fédéral. Pour les autres prêts, elle est de 5,5 points de plus que le taux des bons du Trésor de six mois, et d’au moins 7 % par an (Century Code 47-14-09).',
    'US-OH':
      'L’Ohio ne limite pas le taux d’un prêt d’entreprise (Revised Code 1343.01(B)(6), selon un cabinet d’avocats).',
    'US-PA':
      'La limite de 6 % par an de la Pennsylvanie ne vise pas un prêt d’entreprise, quel que soit le montant (41 P.S. 201). Selon un blogue juridique, un tribunal de première instance a jugé en 2014 que le crime de percevoir plus de 25 % par an ne vise pas non plus un tel prêt.',
    'US-UT': 'En Utah, les parties à un contrat peuvent convenir de n’importe quel taux (Code 15-1-1).',
    'US-VA':
      'En Virginie, une société par actions ou une LLC ne peut pas invoquer les limites de l’intérêt, quel que soit le montant (Code 6.2-308). Une personne physique qui emprunte 5000 $ ou plus pour une entreprise ne le peut probablement pas non plus : le Code range de tels prêts parmi les exceptions (6.2-317, dont nous n’avons pu lire que le titre), comme l’article qui l’a précédé jusqu’en 2010 (6.1-330.75). Une personne physique qui emprunte moins est peut-être protégée : demandez à un avocat.',
    'US-WA':
      'Dans l’État de Washington, une société ne peut pas invoquer l’usure, ni quiconque emprunte surtout pour une entreprise (Revised Code 19.52.080).',
  },
  title: ({ cite, copy, by, isUndated }) =>
    `${by ? `${by}, sur ` : ''}${cite} : la limite de l’intérêt${copy ? `, copie de ${copy}` : ''}${isUndated ? ' (sans date)' : ''}`,
};
