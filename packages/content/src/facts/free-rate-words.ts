import type { FreeRateWords } from './free-rates.js';

export const freeRateWords: FreeRateWords = {
  judge: 'So you have to judge the price yourself.',
  texts: {
    'US-AZ': 'In Arizona any rate may be agreed in writing (Revised Statutes 44-1201).',
    'US-IL':
      'Illinois limits the rate in a written contract to 9% a year, but by a trade group not for commercial loans: it cites a decision of 2011 (815 ILCS 205/4; Asset Exchange II v. First Choice Bank).',
    'US-KS':
      'Kansas limits a written rate to 15% a year (Statutes 16-207). In the text before 2025 that limit did not apply to a business loan. Of the exceptions since then we could read only a part: ask a lawyer whether business loans are still one.',
    'US-LA':
      'Louisiana limits agreed interest to 12% a year (Revised Statutes 9:3500). But whoever borrows for a business may agree to more, and then cannot plead usury (9:3509).',
    'US-MI':
      'In Michigan a corporation may agree in writing to more than the legal rate, and then cannot plead usury (Compiled Laws 450.1275). To take more than 25% a year without being permitted to by law is a crime (438.41): ask a lawyer whether that reaches this lender.',
    'US-MO':
      'In Missouri any rate may be agreed in writing for a loan to a corporation, a partnership or an LLC, and for credit mainly for business (Revised Statutes 408.035).',
    'US-NC':
      'In North Carolina any rate may be agreed in writing for a loan above $25,000. Up to that amount the limit is 16% a year, or the rate of six-month Treasury bills plus 6 points if that is more (General Statutes 24-1.1). Some loans are exempt (24-9): we have not read which.',
    'US-ND':
      'In North Dakota the limit on interest does not apply to a loan to a corporation, an LLC, a trust, or a partnership that files a partnership tax return, to a loan above $35,000, or to a lender that a state or federal agency regulates. For other loans it is 5.5 points above the rate of six-month Treasury bills, and at least 7% a year (Century Code 47-14-09).',
    'US-OH': 'Ohio sets no limit on the rate of a business loan (Revised Code 1343.01(B)(6), as a law firm quotes it).',
    'US-PA':
      "Pennsylvania's limit of 6% a year does not apply to a business loan of any amount (41 P.S. 201). A trial court held in 2014 that the crime of taking more than 25% a year does not cover such a loan either, as a law blog reports.",
    'US-UT': 'In Utah the parties to a contract may agree on any rate (Code 15-1-1).',
    'US-VA':
      'In Virginia a corporation or an LLC cannot rely on the limits on interest, whatever it borrows (Code 6.2-308). A person who borrows $5,000 or more for a business probably cannot either: the Code lists such loans as exempt from its limit (6.2-317, of which we could read only the title), as did the section before it until 2010 (6.1-330.75). A person who borrows less may be protected: ask a lawyer.',
    'US-WA':
      'In Washington corporations and partnerships cannot plead usury, nor can anyone whose loan is mainly for business (Revised Code 19.52.080).',
  },
  title: ({ cite, copy, by, isUndated }) =>
    `${by ? `${by} on ` : ''}${cite}: the limit on interest${copy ? `, in a copy of ${copy}` : ''}${isUndated ? ' (undated)' : ''}`,
};
