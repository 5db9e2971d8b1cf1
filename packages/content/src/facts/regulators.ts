// cspell:words personne jeunesse consommateur
import { usury } from './usury.js';

/** Where to complain: the place, the office with its address, and what it deals with. */
export const regulators: string[][] = [
  [
    'United States',
    '[Federal Trade Commission](https://reportfraud.ftc.gov/)',
    'Fraud and deceptive practices against small businesses, and discrimination by lenders that are not banks',
  ],
  [
    'United States',
    '[SBA Office of Inspector General](https://www.sba.gov/oig)',
    'Fraud in SBA loans and other SBA programs',
  ],
  [
    'United States',
    '[Consumer Financial Protection Bureau](https://www.consumerfinance.gov/complaint/)',
    'Discrimination in credit. Most of its other rules protect consumers only, not businesses',
  ],
  [
    'United States',
    '[Office of the Comptroller of the Currency](https://www.helpwithmybank.gov/)',
    'National banks. For other banks and credit unions it names the right agency',
  ],
  [
    'United States',
    '[Federal Communications Commission](https://consumercomplaints.fcc.gov/)',
    'Calls and texts that you did not agree to',
  ],
  [
    'California',
    '[Department of Financial Protection and Innovation](https://dfpi.ca.gov/file-a-complaint/)',
    'Lenders, brokers, their disclosures, and unfair, deceptive or abusive practices toward small businesses',
  ],
  ['California', '[California Privacy Protection Agency](https://cppa.ca.gov/)', 'Personal information'],
  [
    'Connecticut',
    '[Department of Banking](https://portal.ct.gov/dob)',
    'Sales-based financing, its providers and brokers',
  ],
  ['Florida', '[Attorney General](https://www.myfloridalegal.com/)', 'Funders, brokers and their disclosures'],
  [
    'Georgia',
    '[Attorney General, Consumer Protection Division](https://consumer.georgia.gov/)',
    'Funders, brokers and their disclosures',
  ],
  ['Illinois', '[Secretary of State, Securities Department](https://www.ilsos.gov/)', 'Loan brokers'],
  ['Kansas', '[Attorney General](https://www.ag.ks.gov/)', 'Funders, brokers and their disclosures'],
  ['Louisiana', '[Attorney General](https://www.ag.state.la.us/)', 'Revenue-based financing and its disclosures'],
  [
    'Massachusetts',
    '[Attorney General](https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing)',
    `Loans above ${usury.massachusettsUsury.text} a year. Lenders notify this office beforehand`,
  ],
  [
    'Massachusetts',
    '[Division of Banks](https://www.mass.gov/consumer-complaints)',
    'Lenders that it licenses. It stays out of disputes between a business and a lender',
  ],
  ['Missouri', '[Division of Finance](https://finance.mo.gov/)', 'Brokers of business financing'],
  ['Missouri', '[Attorney General](https://ago.mo.gov/)', 'Disclosures of funders'],
  [
    'New York',
    '[Department of Financial Services](https://www.dfs.ny.gov/complaint)',
    'Lenders, brokers and their disclosures',
  ],
  [
    'New York',
    '[Attorney General](https://ag.ny.gov/file-complaint)',
    'Deceptive practices and, since February 17, 2026, unfair or abusive ones too, also toward businesses',
  ],
  ['North Dakota', '[Department of Financial Institutions](https://www.nd.gov/dfi)', 'Money brokers and lenders'],
  [
    'Ohio',
    '[Division of Financial Institutions](https://com.ohio.gov/divisions-and-programs/financial-institutions)',
    'Lenders and brokers that it licenses or registers',
  ],
  [
    'Ohio',
    '[Attorney General, Consumer Protection](https://www.ohioattorneygeneral.gov/About-AG/Service-Divisions/Consumer-Protection)',
    'Unfair and deceptive practices. Its free dispute process is open to small businesses too',
  ],
  [
    'Texas',
    '[Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs)',
    'Sales-based financing, its providers and brokers. The law on it, House Bill 700, gives you no right of your own to sue',
  ],
  [
    'Utah',
    '[Department of Financial Institutions](https://dfi.utah.gov/)',
    'Funders that have to register, and their disclosures',
  ],
  ['Vermont', '[Department of Financial Regulation](https://dfr.vermont.gov/)', 'Lenders and loan brokers'],
  [
    'Vermont',
    '[Attorney General, Consumer Assistance Program](https://ago.vermont.gov/cap)',
    'Unfair or deceptive practices. A business counts as a consumer there in what it buys for its own use',
  ],
  [
    'Virginia',
    '[Bureau of Financial Institutions](https://www.scc.virginia.gov/), State Corporation Commission',
    'Sales-based financing, its providers and brokers',
  ],
  [
    'Every state',
    "Your state's attorney general, or its department of banking",
    'Lenders and brokers, also in the states above',
  ],
  [
    'Canada',
    '[Financial Consumer Agency of Canada](https://www.canada.ca/en/financial-consumer-agency.html)',
    'Banks and other federal lenders. It checks whether they follow the rules, but does not settle individual disputes',
  ],
  [
    'Canada',
    '[Ombudsman for Banking Services and Investments](https://www.obsi.ca/)',
    'Banks, and other lenders that take part. Complain to the bank first: you can go on after its final answer, or after 56 days without one, and have 180 days from the answer',
  ],
  [
    'Canada',
    '[Ombudsman of the Business Development Bank of Canada](https://www.bdc.ca/en/make-complaint/client/independent-mediation-process)',
    'That bank only. Complain to the bank first',
  ],
  ['Canada', '[Competition Bureau](https://www.canada.ca/en/competition-bureau.html)', 'Misleading advertising'],
  [
    'Canada',
    '[Canadian Anti-Fraud Centre](https://antifraudcentre-centreantifraude.ca/)',
    'Fraud and attempted fraud. It collects reports, and the police investigate',
  ],
  [
    'Canada',
    '[Spam reports to the CRTC and its partners](https://fightspam.gc.ca/)',
    'Email and texts that you did not agree to',
  ],
  [
    'Canada',
    '[National Do Not Call List](https://lnnte-dncl.gc.ca/)',
    'Sales calls to a private number. Calls to a business are not covered',
  ],
  [
    'Canada',
    'Your local police',
    'Credit above the criminal rate. See a lawyer too: only a court can decide what you still owe',
  ],
  [
    'Canada',
    '[Office of the Privacy Commissioner](https://www.priv.gc.ca/en/report-a-concern/)',
    'Personal information',
  ],
  ['Alberta', '[Information and Privacy Commissioner](https://oipc.ab.ca/)', 'Personal information'],
  ['British Columbia', '[BC Financial Services Authority](https://www.bcfsa.ca/)', 'Mortgage brokers'],
  ['British Columbia', '[Information and Privacy Commissioner](https://www.oipc.bc.ca/)', 'Personal information'],
  [
    'Ontario',
    '[Financial Services Regulatory Authority of Ontario](https://www.fsrao.ca/)',
    'Mortgage brokers and mortgage lenders',
  ],
  ['Quebec', '[Office québécois de la langue française](https://www.oqlf.gouv.qc.ca/)', 'Service in French'],
  [
    'Quebec',
    '[Autorité des marchés financiers](https://lautorite.qc.ca/)',
    'Desjardins caisses and mortgage brokers. Complain to the institution first, then ask it to send your file on',
  ],
  [
    'Quebec',
    '[Autorité des marchés financiers](https://lautorite.qc.ca/en/general-public/personal-finances/credit-report)',
    "A person's credit file at Equifax or TransUnion (Credit Assessment Agents Act). Complain to the agency first, then ask it to send your file on",
  ],
  [
    'Quebec',
    '[Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/)',
    'Discrimination',
  ],
  [
    'Quebec',
    '[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/)',
    'Consumer contracts. A loan for a business is generally not one',
  ],
  [
    'Quebec',
    "[Commission d'accès à l'information](https://www.cai.gouv.qc.ca)",
    'Personal information, also if a credit agency refuses to show or correct your file',
  ],
  [
    'Provinces and territories',
    'The consumer protection office of your province or territory',
    'Other lenders. Most of these offices deal with consumers: ask first whether they take a complaint from a business',
  ],
];
