// cspell:words personne jeunesse consommateur
import type { LegalText } from '../schemas/legal-text.js';
import { paragraphs } from '../schemas/paragraphs.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';
import { phone } from '../site/phone.js';

const email = `[${links.supportEmail}](mailto:${links.supportEmail})`;

export const complaints: LegalText = {
  meta: {
    title: 'How to Complain | Boundless',
    description:
      'How to complain about Boundless or a lender you met here: what to send, how many days each step takes, and some of the regulators in the United States and Canada.',
  },
  title: 'Complaints',
  updated: 'November 28, 2026',
  summary: paragraphs(
    `Write to ${email}. A person confirms your complaint within 2 business days and answers it within 10 business days. You can go to a regulator at any time, and you do not have to come to us first.`,
  ),
  sections: [
    {
      id: 'steps',
      heading: 'What happens, and when',
      summary: 'We answer within 10 business days.',
      content: [
        {
          kind: 'steps',
          items: [
            `**You write to us** at ${email}${phone ? `, call ${phone}` : ''} or send a letter to ${office.join(', ')}. Say what happened, when, and what you want us to do. Attach the contract and the messages, but no passwords or full account numbers. If writing is hard for you, ask us to call you, and we write it down with you.`,
            '**Within 2 business days** we confirm that we have it, and tell you who is looking into it. That person has not worked on your file.',
            '**Within 10 business days** you get our answer and the reasons for it. If we need longer, we tell you why and give you a date.',
            '**If you disagree,** ask for a second look. A founder reads the complaint and answers within another 10 business days.',
          ],
        },
        ...paragraphs(
          "A complaint is free and does not affect your account or your applications. It does not stop the time limits for going to court, or a lender's debits: if a lender has taken money or sued you, see a lawyer right away. If it is about personal information, the Privacy Officer answers it, with reasons, within 30 days. The [privacy policy](/privacy-terms#privacy-officer) says how to write to the officer, and lists the commissioners.",
        ),
      ],
    },
    {
      id: 'lenders',
      heading: 'About a lender',
      summary: 'Your contract is with the lender, but tell us.',
      content: paragraphs(
        'Complain to the lender first, in writing, and keep a copy. Send us a copy too: we ask the lender for an answer, and we take complaints into account when we check lenders each year. We cannot change your contract.',
      ),
    },
    {
      id: 'regulators',
      heading: 'Regulators',
      summary: 'Those we know of. Complaining to them is free.',
      content: [
        {
          kind: 'table',
          caption: 'Where to complain about a lender, a broker or a use of personal information',
          head: ['Place', 'Who', 'For'],
          align: ['left', 'left', 'left'],
          rows: [
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
              'Lenders, brokers and their disclosures',
            ],
            ['California', '[California Privacy Protection Agency](https://cppa.ca.gov/)', 'Personal information'],
            [
              'Connecticut',
              '[Department of Banking](https://portal.ct.gov/dob)',
              'Sales-based financing, its providers and brokers',
            ],
            [
              'Florida',
              '[Attorney General](https://www.myfloridalegal.com/)',
              'Funders, brokers and their disclosures',
            ],
            [
              'Georgia',
              '[Attorney General, Consumer Protection Division](https://consumer.georgia.gov/)',
              'Funders, brokers and their disclosures',
            ],
            ['Illinois', '[Secretary of State, Securities Department](https://www.ilsos.gov/)', 'Loan brokers'],
            ['Kansas', '[Attorney General](https://www.ag.ks.gov/)', 'Funders, brokers and their disclosures'],
            [
              'Louisiana',
              '[Attorney General](https://www.ag.state.la.us/)',
              'Revenue-based financing and its disclosures',
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
            [
              'North Dakota',
              '[Department of Financial Institutions](https://www.nd.gov/dfi)',
              'Money brokers and lenders',
            ],
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
              'Sales-based financing, its providers and brokers',
            ],
            [
              'Utah',
              '[Department of Financial Institutions](https://dfi.utah.gov/)',
              'Funders that have to register, and their disclosures',
            ],
            ['Vermont', '[Department of Financial Regulation](https://dfr.vermont.gov/)', 'Lenders and loan brokers'],
            [
              'Virginia',
              '[Bureau of Financial Institutions](https://www.scc.virginia.gov/), State Corporation Commission',
              'Sales-based financing, its providers and brokers',
            ],
            ['Other states', "Your state's attorney general, or its department of banking", 'Lenders and brokers'],
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
              '[Competition Bureau](https://www.canada.ca/en/competition-bureau.html)',
              'Misleading advertising',
            ],
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
            [
              'British Columbia',
              '[Information and Privacy Commissioner](https://www.oipc.bc.ca/)',
              'Personal information',
            ],
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
              '[Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca/)',
              'Discrimination',
            ],
            [
              'Quebec',
              '[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/)',
              'Consumer contracts. A loan for a business is generally not one',
            ],
            ['Quebec', "[Commission d'accès à l'information](https://www.cai.gouv.qc.ca)", 'Personal information'],
            [
              'Provinces and territories',
              'The consumer protection office of your province or territory',
              'Other lenders. Most of these offices deal with consumers: ask first whether they take a complaint from a business',
            ],
          ],
        },
        ...paragraphs(
          'This list is not complete. If your state or province is missing, or a link no longer works, tell us and we will find the office.',
        ),
      ],
    },
  ],
};
