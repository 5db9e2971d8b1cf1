import type { FrenchPage } from './source-titles.js';

/** What the sources of laws on the price and the clauses of a contract are called in French, by their addresses in English. The others are in `law-titles.ts`. */
export const clauseLawTitles: Readonly<Record<string, FrenchPage>> = {
  'https://www.consumerfinance.gov/rules-policy/regulations/1002/7/': {
    title: 'Consumer Financial Protection Bureau, Regulation B (12 CFR 1002.7) : la signature du conjoint (sans date)',
  },
  'http://www.qp.alberta.ca/1266.cfm?page=G11.cfm&leg_type=Acts&isbncln=9780779785100&display=html': {
    title: 'Alberta, Guarantees Acknowledgment Act (RSA 2000, chapitre G-11)',
  },
  'https://archive.millerthomsonlaw.com/en/insights/financial-services-restructuring-communique/changes-to-the-guarantees-acknowledgement-act':
    {
      title:
        'Miller Thomson, sur la Guarantees Acknowledgment Act de l’Alberta : un avocat signe le certificat depuis le 30 avril 2015',
    },
};
