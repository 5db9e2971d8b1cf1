import type { Regulators } from './office-tables.js';
import { usury } from './usury.js';

/** Those of the United States. */
export const usRegulators: Pick<Regulators, 'unitedStates' | 'states'> = {
  unitedStates: [
    [
      '[Federal Trade Commission](https://reportfraud.ftc.gov/)',
      'Fraud and deceptive practices against small businesses, and discrimination by lenders that are not banks',
    ],
    ['[SBA Office of Inspector General](https://www.sba.gov/oig)', 'Fraud in SBA loans and other SBA programs'],
    [
      '[Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/)',
      'Discrimination in credit. Most of its other rules protect consumers only, not businesses',
    ],
    [
      '[Office of the Comptroller of the Currency](https://www.helpwithmybank.gov/)',
      'National banks. For other banks and credit unions it names the right agency',
    ],
    [
      '[Federal Communications Commission](https://consumercomplaints.fcc.gov/)',
      'Calls and texts that you did not agree to',
    ],
  ],
  states: [
    {
      place: 'California',
      offices: [
        [
          '[Department of Financial Protection and Innovation](https://dfpi.ca.gov/file-a-complaint/)',
          'Lenders, brokers, their disclosures, and unfair, deceptive or abusive practices toward small businesses. For forbidden fees (Civil Code 1799.302) a small business can also sue',
        ],
        ['[California Privacy Protection Agency](https://cppa.ca.gov/)', 'Personal information'],
      ],
    },
    {
      place: 'Connecticut',
      offices: [
        ['[Department of Banking](https://portal.ct.gov/dob)', 'Sales-based financing, its providers and brokers'],
      ],
    },
    {
      place: 'Florida',
      offices: [['[Attorney General](https://www.myfloridalegal.com/)', 'Funders, brokers and their disclosures']],
    },
    {
      place: 'Georgia',
      offices: [
        [
          '[Attorney General, Consumer Protection Division](https://consumer.georgia.gov/)',
          'Funders, brokers and their disclosures',
        ],
      ],
    },
    {
      place: 'Illinois',
      offices: [['[Secretary of State, Securities Department](https://www.ilsos.gov/)', 'Loan brokers']],
    },
    {
      place: 'Kansas',
      offices: [['[Attorney General](https://www.ag.ks.gov/)', 'Funders, brokers and their disclosures']],
    },
    {
      place: 'Louisiana',
      offices: [['[Attorney General](https://www.ag.state.la.us/)', 'Unfair and deceptive practices']],
    },
    {
      place: 'Massachusetts',
      offices: [
        [
          '[Attorney General](https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing)',
          `Loans above ${usury.massachusettsUsury.text} a year. Lenders notify this office beforehand`,
        ],
        [
          '[Division of Banks](https://www.mass.gov/consumer-complaints)',
          'Lenders that it licenses. It stays out of disputes between a business and a lender',
        ],
      ],
    },
    {
      place: 'Missouri',
      offices: [
        ['[Division of Finance](https://finance.mo.gov/)', 'Brokers of business financing'],
        ['[Attorney General](https://ago.mo.gov/)', 'Disclosures of funders'],
      ],
    },
    {
      place: 'New York',
      offices: [
        [
          '[Department of Financial Services](https://www.dfs.ny.gov/complaint)',
          'Lenders, brokers and their disclosures',
        ],
        [
          '[Attorney General](https://ag.ny.gov/file-complaint)',
          'Deceptive practices and, since February 17, 2026, unfair or abusive ones too, also toward businesses',
        ],
      ],
    },
    {
      place: 'North Dakota',
      offices: [['[Department of Financial Institutions](https://www.nd.gov/dfi)', 'Money brokers and lenders']],
    },
    {
      place: 'Ohio',
      offices: [
        [
          '[Division of Financial Institutions](https://com.ohio.gov/divisions-and-programs/financial-institutions)',
          'Lenders and brokers that it licenses or registers',
        ],
        [
          '[Attorney General, Consumer Protection](https://www.ohioattorneygeneral.gov/About-AG/Service-Divisions/Consumer-Protection)',
          'Unfair and deceptive practices. Its free dispute process is open to small businesses too',
        ],
      ],
    },
    {
      place: 'Texas',
      offices: [
        [
          '[Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs)',
          'Sales-based financing, its providers and brokers, who have to register. The deadline for those already in business is December 31, 2026. That law, House Bill 700, gives you no right of your own to sue. Since September 1, 2025 it forbids a funder to debit you automatically for such an advance, unless it holds a perfected security interest with first priority, in the bank account or in the receivables: lawyers disagree which of the two it means',
        ],
      ],
    },
    {
      place: 'Utah',
      offices: [
        [
          '[Department of Financial Institutions](https://dfi.utah.gov/)',
          'Funders that have to register, and their disclosures',
        ],
      ],
    },
    {
      place: 'Vermont',
      offices: [
        [
          '[Department of Financial Regulation](https://dfr.vermont.gov/)',
          'Lenders and loan brokers and, as a trade group reports, from July 1, 2027 on funders and brokers of cash advances and factoring',
        ],
        [
          '[Attorney General, Consumer Assistance Program](https://ago.vermont.gov/cap)',
          'Unfair or deceptive practices. A business counts as a consumer there in what it buys for its own use',
        ],
      ],
    },
    {
      place: 'Virginia',
      offices: [
        [
          '[Bureau of Financial Institutions](https://www.scc.virginia.gov/), State Corporation Commission',
          'Sales-based financing, its providers and brokers',
        ],
        [
          '[Attorney General](https://www.oag.state.va.us/)',
          'Can go to court against providers and brokers that break the law on sales-based financing (Code 6.2-2238)',
        ],
      ],
    },
    {
      place: 'Every state',
      offices: [
        [
          "Your state's attorney general, or its department of banking",
          'Lenders and brokers, also in the states above',
        ],
      ],
    },
  ],
};
