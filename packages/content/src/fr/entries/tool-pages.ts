import type { ToolPages } from '../../schemas/pages/tools.js';

export const toolPages: ToolPages = {
  form: {
    submit: 'Calculer',
    note: 'Ce calcul n’est ni une offre ni un conseil. Votre contrat fait foi. Aucun compte à créer.',
    seeResult: 'Voir le résultat',
    currency: {
      label: 'Devise',
      name: 'currency',
      options: [
        { value: 'CAD', label: '$ CA' },
        { value: 'USD', label: '$ US' },
      ],
    },
  },
  amounts: { suffix: { USD: '$ US', CAD: '$ CA' } },
  counted: { units: ['cents', 'jours', 'points'], singular: '^(0|1)(,\\d+)?$' },
  messages: {
    missing: 'Veuillez remplir ce champ',
    number: 'Veuillez entrer un nombre',
    unclear: 'Veuillez séparer les milliers par une espace et les décimales par une virgule',
    whole: 'Veuillez entrer un nombre entier',
    tooSmall: 'Veuillez entrer au moins {limit}',
    notAbove: 'Veuillez entrer une valeur supérieure à {limit}',
    tooLarge: 'Veuillez entrer au plus {limit}',
  },
  currencies: { USD: 'dollars américains', CAD: 'dollars canadiens' },
  workedTitle: 'Le détail du calcul',
  source: { label: 'Source :', checked: 'à jour au {day}', read: 'consultée le {day}' },
  onItsPage: 'Voir le graphique et chaque étape',
};
