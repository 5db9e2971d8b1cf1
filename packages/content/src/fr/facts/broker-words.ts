import type { BrokerRule } from '../../facts/broker-licenses.js';

type Words = Pick<BrokerRule, 'state' | 'needs' | 'covers'>;

/** What a rule covers that names no product. */
export const everyFunding = 'tout financement';

/** What a rule covers that names loans alone. */
export const loansOnly = 'les prêts';

/** The words of each rule, by the English name of the state. */
export const brokerWords: Readonly<Record<string, Words>> = {
  California: {
    state: 'Californie',
    needs: 'Permis de courtier en vertu de la California Financing Law',
    covers: loansOnly,
  },
  Connecticut: {
    state: 'Connecticut',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, Department of Banking',
    covers: 'les avances de fonds et l’affacturage',
  },
  Florida: {
    state: 'Floride',
    needs: 'Un numéro de téléphone, avec son adresse, dans toute publicité',
    covers: everyFunding,
  },
  Illinois: {
    state: 'Illinois',
    needs: 'Inscription comme courtier en prêts, Secretary of State, sauf exemption',
    covers: everyFunding,
  },
  Missouri: {
    state: 'Missouri',
    needs: 'Inscription comme courtier en financement commercial, Division of Finance',
    covers: 'les prêts, les avances de fonds et l’affacturage',
  },
  'North Dakota': {
    state: 'Dakota du Nord',
    needs: 'Permis de courtier en prêts, Department of Financial Institutions',
    covers: everyFunding,
  },
  Texas: {
    state: 'Texas',
    needs: 'Inscription auprès de l’Office of Consumer Credit Commissioner',
    covers: 'les avances de fonds',
  },
  Utah: {
    state: 'Utah',
    needs:
      'Inscription comme fournisseur, Department of Financial Institutions, s’il offre sur sa plateforme le financement d’une banque',
    covers: everyFunding,
  },
  Vermont: {
    state: 'Vermont',
    needs: 'Permis de sollicitation de prêts, Department of Financial Regulation',
    covers: loansOnly,
  },
  Virginia: {
    state: 'Virginie',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, State Corporation Commission',
    covers: 'les avances de fonds',
  },
};
