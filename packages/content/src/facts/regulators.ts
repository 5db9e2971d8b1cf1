// cspell:words personne jeunesse consommateur
import type { Regulators } from './office-tables.js';
import { usRegulators } from './us-regulators.js';

/** Where to complain. */
export const regulators: Regulators = {
  ...usRegulators,
  canada: [
    [
      '[Financial Consumer Agency of Canada](https://www.canada.ca/en/financial-consumer-agency.html)',
      'Banks and other federal lenders. It checks whether they follow the rules, but does not settle individual disputes',
    ],
    [
      '[Ombudsman for Banking Services and Investments](https://www.obsi.ca/)',
      'Banks, and other lenders that take part. Complain to the bank first: you can go on after its final answer, or after 56 days without one (90 if it is not a bank or a federal credit union), and have 180 days from the answer',
    ],
    [
      '[Ombudsman of the Business Development Bank of Canada](https://www.bdc.ca/en/make-complaint/client/independent-mediation-process)',
      'That bank only. Complain to the bank first',
    ],
    ['[Competition Bureau](https://www.canada.ca/en/competition-bureau.html)', 'Misleading advertising'],
    [
      '[Canadian Anti-Fraud Centre](https://antifraudcentre-centreantifraude.ca/)',
      'Fraud and attempted fraud. It collects reports, and the police investigate',
    ],
    [
      '[Spam reports to the CRTC and its partners](https://fightspam.gc.ca/)',
      'Email and texts that you did not agree to',
    ],
    [
      '[National Do Not Call List](https://lnnte-dncl.gc.ca/)',
      'Sales calls to a private number. Calls to a business are not covered',
    ],
    [
      '[Office of the Superintendent of Bankruptcy](https://ised-isde.canada.ca/site/office-superintendent-bankruptcy/en/protecting-public)',
      'Licensed insolvency trustees, and anyone who poses as one',
    ],
    [
      'Your local police',
      'Credit above the criminal rate. See a lawyer too: only a court can decide what you still owe',
    ],
    ['[Office of the Privacy Commissioner](https://www.priv.gc.ca/en/report-a-concern/)', 'Personal information'],
  ],
  provinces: [
    {
      place: 'Alberta',
      offices: [
        ['[Information and Privacy Commissioner](https://oipc.ab.ca/)', 'Personal information'],
        [
          'A court',
          'A dispute with the funder of a cash advance: we have found no office in Alberta that decides one. Since August 1, 2023 the Alberta Court of Justice takes claims of up to C$100,000, [as the province says](https://www.alberta.ca/release.cfm?xID=887625ADE6F7D-CF80-4625-B07C9E6F06EC2AC5). See a lawyer first',
        ],
      ],
    },
    {
      place: 'British Columbia',
      offices: [
        [
          '[BC Financial Services Authority](https://www.bcfsa.ca/)',
          'Mortgage brokers and mortgage lenders (Mortgage Services Act, from October 13, 2026 on)',
        ],
        ['[Information and Privacy Commissioner](https://www.oipc.bc.ca/)', 'Personal information'],
        [
          'A tribunal or a court',
          'A dispute with the funder of a cash advance: we have found no office in British Columbia that decides one. Since June 1, 2017 the online Civil Resolution Tribunal takes most claims of up to C$5,000, and the Provincial Court those of up to C$35,000, [as the province says](https://www2.gov.bc.ca/gov/content/justice/courthouse-services/small-claims). See a lawyer first',
        ],
      ],
    },
    {
      place: 'Ontario',
      offices: [
        [
          '[Financial Services Regulatory Authority of Ontario](https://www.fsrao.ca/)',
          'Mortgage brokers and mortgage lenders',
        ],
        [
          'A court',
          'A dispute with the funder of a cash advance: we have found no office in Ontario that decides one. Since October 1, 2025 the Small Claims Court takes claims of up to C$50,000, [as a law firm says](https://www.mondaq.com/canada/trials-appeals-compensation/1655718/small-claims-court-jurisdiction-increasing-to-%2450000-options-for-existing-plaintiffs). See a lawyer first',
        ],
      ],
    },
    {
      place: 'Quebec',
      offices: [
        ['[Office québécois de la langue française](https://www.oqlf.gouv.qc.ca/)', 'Service in French'],
        [
          '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
          'Desjardins caisses and mortgage brokers. Complain to the institution first, then ask it to send your file on',
        ],
        [
          '[Autorité des marchés financiers](https://lautorite.qc.ca/en/general-public/personal-finances/credit-report)',
          "A person's credit file at Equifax or TransUnion (Credit Assessment Agents Act). Complain to the agency first, then ask it to send your file on",
        ],
        [
          '[Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/)',
          'Discrimination',
        ],
        [
          '[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/)',
          'Consumer contracts. A loan for a business is generally not one',
        ],
        [
          'Small Claims Division of the Court of Québec',
          'Claims of up to C$15,000 without interest, as a rule without a lawyer in court ([a law firm](https://www.droit-inc.com/article29139-Litige-civil-et-petites-entreprises-l-interet-des-petites-creances), in French). A company or partnership can sue there only if it had at most 10 employees at all times in the last 12 months (Code of Civil Procedure, [article 536](https://www.legisquebec.gouv.qc.ca/en/version/cs/c-25.01?code=se:536&history=20210921))',
        ],
        [
          "[Commission d'accès à l'information](https://www.cai.gouv.qc.ca)",
          'Personal information, also if a credit agency refuses to show or correct your file',
        ],
      ],
    },
    {
      place: 'Saskatchewan',
      offices: [
        [
          '[Financial and Consumer Affairs Authority](https://fcaa.gov.sk.ca/)',
          'Financing corporations, trust and loan corporations, and mortgage brokerages',
        ],
        [
          'A court',
          'A dispute with the funder of a cash advance: we have found no office in Saskatchewan that decides one. Since April 1, 2024 the Provincial Court takes claims of up to C$50,000, [as the province says](https://saskatchewan.ca/government/news-and-media/2023/november/10/modernizations-to-small-claims-court-to-increase-access-to-justice-in-saskatchewan). See a lawyer first',
        ],
      ],
    },
    {
      place: 'Provinces and territories',
      offices: [
        [
          'The consumer protection office of your province or territory',
          'Other lenders. Most of these offices deal with consumers: ask first whether they take a complaint from a business',
        ],
      ],
    },
  ],
};
