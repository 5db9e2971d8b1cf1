import type { BrokerRule } from '../../facts/broker-licenses.js';

interface Words extends Pick<BrokerRule, 'state' | 'needs' | 'covers'> {
  /** With its preposition. */
  inState: string;
}

/** What a rule covers that names no product. */
export const everyFunding = 'tout financement';

/** The words of each rule, by the English name of the state. */
export const brokerWords: Readonly<Record<string, Words>> = {
  California: {
    state: 'Californie',
    inState: 'en Californie',
    needs: 'Permis de courtier en vertu de la California Financing Law',
    covers: 'les prêts',
  },
  Connecticut: {
    state: 'Connecticut',
    inState: 'au Connecticut',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, Department of Banking',
    covers: 'les avances de fonds',
  },
  Florida: {
    state: 'Floride',
    inState: 'en Floride',
    needs: 'Adresse et numéro de téléphone dans toute publicité',
    covers: everyFunding,
  },
  Illinois: {
    state: 'Illinois',
    inState: 'en Illinois',
    needs: 'Inscription comme courtier en prêts, Secretary of State, sauf exemption',
    covers: 'les prêts',
  },
  Missouri: {
    state: 'Missouri',
    inState: 'au Missouri',
    needs: 'Inscription comme courtier en financement commercial, Division of Finance',
    covers: 'les prêts, les avances de fonds et l’affacturage',
  },
  'North Dakota': {
    state: 'Dakota du Nord',
    inState: 'au Dakota du Nord',
    needs: 'Permis de courtier en prêts, Department of Financial Institutions',
    covers: everyFunding,
  },
  Texas: {
    state: 'Texas',
    inState: 'au Texas',
    needs: 'Inscription auprès de l’Office of Consumer Credit Commissioner',
    covers: 'les avances de fonds',
  },
  Utah: {
    state: 'Utah',
    inState: 'en Utah',
    needs:
      'Inscription comme fournisseur, Department of Financial Institutions, s’il offre sur sa plateforme le financement d’une banque',
    covers: everyFunding,
  },
  Vermont: {
    state: 'Vermont',
    inState: 'au Vermont',
    needs: 'Permis de sollicitation de prêts, Department of Financial Regulation',
    covers: 'les prêts',
  },
  Virginia: {
    state: 'Virginie',
    inState: 'en Virginie',
    needs: 'Inscription comme courtier en financement fondé sur les ventes, State Corporation Commission',
    covers: 'les avances de fonds',
  },
};
