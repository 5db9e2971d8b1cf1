import { printedDay } from '../facts/amounts.js';
import { atlantic } from '../facts/funding/provinces.js';
import { prime } from '../facts/prime.js';
import type { FirstLook } from '../schemas/pages/first-look.js';

const askInWriting = 'Ask for the deadline in writing, and for two days to read everything.';
const seeLawyer = 'Before you sign a guarantee or a confession of judgment, see a lawyer.';

const inAtlantic = `${askInWriting} Someone may read it free of charge: ask whether the nearest [CBDC](https://businessatlantic.ca/en/about-cbdc) (Community Business Development Corporation) covers your address, or ask for an adviser that your city or province names. ${seeLawyer}`;

/** What "Check an offer" says first of an offer. A file of its own, because it is loaded with the result. */
export const firstLook: FirstLook = {
  price: {
    us: {
      within: `Before fees, banks may charge up to {high}% a year for an SBA loan of this size at a floating rate, as of ${printedDay(prime.sbaCeiling.source.asOf)}. This is not above that: look at the clauses next.`,
      above: `This costs more a year than the highest floating rate of an SBA loan of this size ({high}% before fees, on ${printedDay(prime.sbaCeiling.source.asOf)}). Ask a bank, a credit union or a community lender, too.`,
      far: `This costs about {times} times as much a year as the highest floating rate of an SBA loan of this size ({high}% before fees, on ${printedDay(prime.sbaCeiling.source.asOf)}). Ask a bank, a credit union or a community lender before you sign.`,
      between:
        'By our calculation this is above {limit}% a year, the limit in {state} while six-month Treasury bills are below {bills}%. Look up the week of your contract.',
      over: 'By our calculation this is above the {limit}% a year that the law of {state} sets for a loan like this. The details are below.',
      overByYear:
        'By our calculation this is above {limit}% a year, the limit in {state} by the index of {year}. Only an exempt lender may charge more. The details are below.',
      overOfPerson:
        'If a person borrows, such as a sole proprietor, this is above the {person}% a year that the law of {state} allows: show it to a lawyer before you sign.',
      overByLabel:
        'If this contract calls itself a loan, it is above the {limit}% a year that the law of {state} allows. If it calls itself a purchase of receivables, as most advances do, you can hardly rely on that limit. The details are below.',
      overAsLoanOfPerson:
        'If a court treats this as a loan to a person, such as a sole proprietor, it is above the {person}% a year that the law of {state} allows. Show it to a lawyer before you sign. The details are below.',
      overAsLoanByWeek:
        'If a court treats this as a loan, it is above {limit}% a year, the limit in {state} while six-month Treasury bills are below {bills}%. It is never above {highest}%. Show it to a lawyer before you sign. The details are below.',
      overAsLoan:
        'If a court treats this as a loan, it is above the {limit}% a year that the law of {state} allows. Show it to a lawyer before you sign. The details are below.',
    },
    ca: {
      within: `Before fees, banks may charge up to {high}% a year for {program} at a floating rate, as of ${printedDay(prime.csbfpCeiling.source.asOf)}. This is not above that: look at the clauses next.`,
      above: `This costs more a year than the highest floating rate of {program} ({high}% before fees, on ${printedDay(prime.csbfpCeiling.source.asOf)}). Ask a bank or a credit union, too.`,
      far: `This costs about {times} times as much a year as the highest floating rate of {program} ({high}% before fees, on ${printedDay(prime.csbfpCeiling.source.asOf)}). Ask a bank or a credit union before you sign.`,
      over: "This is above Canada's legal limit for credit: {limit}% a year. The details are below.",
      overAsCredit:
        "If this counts as credit, it is above Canada's legal limit: {limit}% a year. Show it to a lawyer before you sign. The details are below.",
      programs: { loan: 'a CSBFP loan', line: 'a CSBFP line' },
    },
  },
  payment: {
    overSales: 'You cannot pay this on your numbers: each month it takes {share}% of your usual sales.',
    share:
      'Each month it takes {share}% of your usual sales, before rent and wages, and your lowest balance would not have covered one payment.',
    balance: 'Your lowest balance would not have covered one payment.',
  },
  asPerson: 'You sign as a person: whatever the business owes under this contract, you owe yourself.',
  answers: {
    one: 'Before anything else, look at this answer again:',
    several: 'Before anything else, look at these answers again:',
  },
  worst: {
    confession: { yes: 'Judgment in advance: where the law allows it, you can lose without a hearing.' },
    reconciliation: {
      no: 'You pay the same when sales fall.',
      silent: 'Payments: the contract does not say that they fall with your sales.',
    },
    guarantee: { yes: 'Personal guarantee: if the business does not pay, whoever signs owes it.' },
    attorney: { yes: 'Power of attorney: the lender can sign for you.' },
    minimum: { yes: 'Minimum volume: in a slow month the real cost is above the rate shown.' },
    recourse: { yes: 'Recourse: if your customer does not pay, you do.' },
    default: { yes: 'Default: all of it can fall due even if nobody has paid late.' },
  },
  forbidden: 'Judgment in advance.',
  forbiddenDebit:
    'Bank debits: the law where you are forbids many automatic ones. Ask which first-priority security the funder relies on.',
  otherAdvance: {
    question: 'I already owe an advance. What now?',
    advance:
      'Its contract probably forbids a second one, so signing this can be a default there, and both debits run at the same time. Add both payments before you compare them with your sales. Read first [what to do if you already owe an advance](/blog/asset-based-loans-vs-merchant-cash-advances#if-you-already-owe-an-advance).',
    credit:
      'Its contract may forbid new debt or a new lien, so signing this can be a default there. Read that contract first, and add both payments before you compare them with your sales. If this loan is to repay the advance, ask for a payoff letter first. Read first [what to do if you already owe an advance](/blog/asset-based-loans-vs-merchant-cash-advances#if-you-already-owe-an-advance).',
    factoring:
      'Its funder may have bought the invoices that you would sell now, or have a lien on them. Tell the factor, and do not sign until the funder has released them in writing or is paid off: otherwise you can be in default with both. Read first [what to do if you already owe an advance](/blog/asset-based-loans-vs-merchant-cash-advances#if-you-already-owe-an-advance).',
  },
  signToday: {
    question: 'They want me to sign today. What now?',
    us: `${askInWriting} Have someone read it free of charge: [SCORE](https://www.score.org), or an adviser of the [SBDC](https://www.sba.gov/local-assistance/resource-partners/small-business-development-centers-sbdc) near you, which helps small businesses. ${seeLawyer}`,
    ca: `${askInWriting} Someone may read it free of charge: outside the big cities a [Community Futures](https://communityfuturescanada.ca/) office, elsewhere an adviser that your city or province names. ${seeLawyer}`,
    byRegion: {
      ...Object.fromEntries(atlantic.map((region) => [region, inAtlantic])),
      'CA-ON': `${askInWriting} Someone may read it free of charge: a [Small Business Enterprise Centre](https://www.ontario.ca/page/small-business-enterprise-centre-locations), and outside the big cities a [Community Futures](https://communityfuturescanada.ca/) office. ${seeLawyer} The [Law Society Referral Service](https://lso.ca/public-resources/access-to-legal-services) names one for a first talk of up to 30 minutes, free of charge; reading the contract costs extra.`,
      'CA-QC': `${askInWriting} Someone may read it free of charge: an SADC or a CAE, which advise businesses. ${seeLawyer}`,
    },
  },
  request: 'A message to send: what to ask for in writing',
};
