import type { Regulators } from '../../facts/office-tables.js';
import { printedDay } from '../site/format.js';
import { usury } from './usury.js';

/** Those of the United States. */
export const usRegulators: Pick<Regulators, 'unitedStates' | 'states'> = {
  unitedStates: [
    [
      '[Federal Trade Commission](https://reportfraud.ftc.gov/)',
      'Fraude et pratiques trompeuses envers les petites entreprises, et discrimination par des prêteurs qui ne sont pas des banques',
    ],
    [
      '[SBA Office of Inspector General](https://www.sba.gov/oig)',
      'Fraude dans les prêts et autres programmes de la SBA',
    ],
    [
      '[Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/)',
      'Discrimination dans le crédit. La plupart de ses autres règles protègent les consommateurs, et non les entreprises',
    ],
    [
      '[Office of the Comptroller of the Currency](https://www.helpwithmybank.gov/)',
      'Banques américaines à charte fédérale. Pour les autres banques et les coopératives de crédit, il nomme l’autorité compétente',
    ],
    [
      '[Federal Communications Commission](https://consumercomplaints.fcc.gov/)',
      'Appels et messages texte que vous n’avez pas acceptés',
    ],
  ],
  states: [
    {
      place: 'Californie',
      offices: [
        [
          '[Department of Financial Protection and Innovation](https://dfpi.ca.gov/file-a-complaint/)',
          'Prêteurs, courtiers, renseignements qu’ils doivent fournir, et pratiques déloyales, trompeuses ou abusives envers les petites entreprises. Pour des frais que la loi interdit, une petite entreprise peut aussi poursuivre',
        ],
        ['[California Privacy Protection Agency](https://cppa.ca.gov/)', 'Renseignements personnels'],
      ],
    },
    {
      place: 'Connecticut',
      offices: [
        [
          '[Department of Banking](https://portal.ct.gov/dob)',
          'Financement fondé sur les ventes, ses fournisseurs et ses courtiers',
        ],
      ],
    },
    {
      place: 'Dakota du Nord',
      offices: [['[Department of Financial Institutions](https://www.nd.gov/dfi)', 'Courtiers en prêts et prêteurs']],
    },
    {
      place: 'Floride',
      offices: [
        [
          '[Attorney General](https://www.myfloridalegal.com/)',
          'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
        ],
      ],
    },
    {
      place: 'Géorgie',
      offices: [
        [
          '[Attorney General, Consumer Protection Division](https://consumer.georgia.gov/)',
          'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
        ],
      ],
    },
    {
      place: 'Illinois',
      offices: [['[Secretary of State, Securities Department](https://www.ilsos.gov/)', 'Courtiers en prêts']],
    },
    {
      place: 'Kansas',
      offices: [
        [
          '[Attorney General](https://www.ag.ks.gov/)',
          'Bailleurs de fonds, courtiers et renseignements qu’ils doivent fournir',
        ],
      ],
    },
    {
      place: 'Louisiane',
      offices: [['[Attorney General](https://www.ag.state.la.us/)', 'Pratiques déloyales et trompeuses']],
    },
    {
      place: 'Massachusetts',
      offices: [
        [
          '[Attorney General](https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing)',
          `Prêts à plus de ${usury.massachusettsUsury.text} par an. Les prêteurs avisent d’abord ce bureau`,
        ],
        [
          '[Division of Banks](https://www.mass.gov/consumer-complaints)',
          'Prêteurs titulaires d’un permis de ce bureau. Il n’intervient pas dans un différend entre une entreprise et un prêteur',
        ],
      ],
    },
    {
      place: 'Missouri',
      offices: [
        ['[Division of Finance](https://finance.mo.gov/)', 'Courtiers en financement d’entreprise'],
        ['[Attorney General](https://ago.mo.gov/)', 'Renseignements que les bailleurs de fonds doivent fournir'],
      ],
    },
    {
      place: 'New York',
      offices: [
        [
          '[Department of Financial Services](https://www.dfs.ny.gov/complaint)',
          'Prêteurs, courtiers et renseignements qu’ils doivent fournir',
        ],
        [
          '[Attorney General](https://ag.ny.gov/file-complaint)',
          `Pratiques trompeuses et, depuis le ${printedDay('2026-02-17')}, déloyales ou abusives, y compris envers des entreprises`,
        ],
      ],
    },
    {
      place: 'Ohio',
      offices: [
        [
          '[Division of Financial Institutions](https://com.ohio.gov/divisions-and-programs/financial-institutions)',
          'Prêteurs et courtiers titulaires de son permis ou inscrits auprès d’elle',
        ],
        [
          '[Attorney General, Consumer Protection](https://www.ohioattorneygeneral.gov/About-AG/Service-Divisions/Consumer-Protection)',
          'Pratiques déloyales et trompeuses. Son processus gratuit de règlement est ouvert aussi aux petites entreprises',
        ],
      ],
    },
    {
      place: 'Texas',
      offices: [
        [
          '[Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs)',
          'Financement fondé sur les ventes, ses fournisseurs et ses courtiers, qui doivent s’inscrire. La loi à ce sujet (House Bill 700) donne à ceux déjà en activité jusqu’au 31 décembre 2026. Elle ne vous donne aucun droit de poursuite. Depuis le 1er septembre 2025, elle interdit de débiter automatiquement votre compte pour une telle avance, sauf si le bailleur de fonds détient une sûreté opposable de premier rang, sur le compte bancaire ou sur les comptes clients : les avocats ne s’entendent pas',
        ],
      ],
    },
    {
      place: 'Utah',
      offices: [
        [
          '[Department of Financial Institutions](https://dfi.utah.gov/)',
          'Bailleurs de fonds tenus de s’inscrire, et renseignements qu’ils doivent fournir',
        ],
      ],
    },
    {
      place: 'Vermont',
      offices: [
        [
          '[Department of Financial Regulation](https://dfr.vermont.gov/)',
          'Prêteurs et courtiers en prêts et, selon une association du secteur, à partir du 1er juillet 2027, ceux qui offrent des avances de fonds et de l’affacturage ou en font le courtage',
        ],
        [
          '[Attorney General, Consumer Assistance Program](https://ago.vermont.gov/cap)',
          'Pratiques déloyales ou trompeuses. Une entreprise y est un consommateur pour ce qu’elle achète pour son propre usage',
        ],
      ],
    },
    {
      place: 'Virginie',
      offices: [
        [
          '[Bureau of Financial Institutions](https://www.scc.virginia.gov/), State Corporation Commission',
          'Financement fondé sur les ventes, ses fournisseurs et ses courtiers',
        ],
        [
          '[Attorney General](https://www.oag.state.va.us/)',
          'Peut poursuivre les fournisseurs et les courtiers qui enfreignent la loi sur le financement fondé sur les ventes',
        ],
      ],
    },
    {
      place: 'Tous les États',
      offices: [
        [
          'Le procureur général de votre État, ou son service des banques',
          'Prêteurs et courtiers, aussi dans les États ci-dessus',
        ],
      ],
    },
  ],
};
