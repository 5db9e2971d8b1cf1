import { csbfp } from '../facts/csbfp.js';
import type { OfferDetails } from '../schemas/pages/check-an-offer.js';

/** What stands below a checked offer. A file of its own, because it is loaded with the result. */
export const offerDetails: OfferDetails = {
  comparison: {
    title: 'The same money elsewhere',
    text: ['What {received} for {time} would cost with other types of funding, at the price in each row.'],
    about:
      'For the prices elsewhere, a loan is repaid in equal payments, so you owe less each month; a line is drawn in full and repaid at the end. Your own price depends on your business.',
    byCountry: {
      us: 'Banks usually ask for two profitable years. Programs of the US Small Business Administration (SBA) also take younger businesses, but the lender decides.',
      ca: 'Banks usually ask for two profitable years. The Canada Small Business Financing Program (CSBFP) also takes younger businesses, but the lender decides. The prices of cash advances and factoring come from US sources: we know of none in Canada.',
    },
    caption: 'The cost of {received} over {time}, by type of funding',
    columns: ['Type of funding', 'Price', 'Cost', 'Annual rate'],
    fees: {
      us: "The rates of banks and the SBA leave out fees, such as the SBA's upfront fee. The other rows include fees. Ask a bank for its rate with all fees before you compare. The line is counted as drawn in full to the end, while a loan is repaid as you go: compare the annual rates, not the costs.",
      ca: `The rates of banks and the CSBFP leave out fees, such as the CSBFP's ${csbfp.csbfpFee.text}. The other rows include fees. Ask a bank for its rate with all fees before you compare. The line is counted as drawn in full to the end, while a loan is repaid as you go: compare the annual rates, not the costs.`,
    },
    limits: {
      us: 'The law of {state} limits a loan of this size to {limit}% a year. Banks and some other lenders may charge more. If a lender asks for more, ask which exception it relies on.',
      ca: 'If an advance or factoring counts as credit, an annual rate above {limit}% is above the legal limit in Canada. These prices come from US sources. They are not offers, and we arrange no credit above the limit.',
    },
    changingLimit:
      'The law of {state} limits a loan of this size to {limit}% a year while six-month Treasury bills are below {bills}%, and never to more than {highest}%. Look up the week of your contract. Banks and some other lenders may charge more. If a lender asks for more, ask which exception it relies on.',
    personLimit: 'For a person, such as a sole proprietor, the limit is {person}% a year.',
    otherLimit:
      'The law of {state} limits the rate of a loan. The limit, its exceptions and what we have not read of it are below, under "What the law says". Some of these prices may be above it.',
    asLoan: 'This contract costs {annual-rate}% a year. The limit applies to it only if a court treats it as a loan.',
    seeLawyer: 'Show it to a lawyer before you sign.',
    yours: 'This contract',
    online: { loan: '{type}, online lender', line: "{type}, one site's range" },
    shorter: 'Usually shorter: compare the rate',
    noOnline: 'We know of no survey of online lenders in Canada. They usually cost far more.',
    time: { months: '{months} months', days: '{days} days', both: '{days} days (about {months} months)' },
    range: '{low} to {high}',
    notArranged:
      'We do not arrange contracts of this type in {state}. Compare it with offers from your bank, a credit union or a community lender (CDFI).',
    advance: {
      oneAdvance: 'An advance has a fixed fee in dollars: if you repay it faster, the annual rate is higher.',
      several:
        'An advance is usually repaid within a year, so for {time} you would need more than one. We show only its annual rate, if you repay it over a whole year. If you repay it over half a year, the rate is about twice as high.',
      noCost: 'More than one needed',
    },
  },
  checklist: {
    title: 'What to ask for',
    law: {
      title: 'What the law says',
      price: 'What limits the price',
      mayNotCover: {
        no: 'These rules may not cover this contract, because your payments do not follow your sales.',
        silent:
          'These rules may not cover this contract, because it does not say that your payments follow your sales.',
        open: 'These rules cover this contract only if your payments follow your sales, or are adjusted to them later.',
      },
      notAdvice:
        'This is not legal advice. Laws have exceptions that a form cannot check, and a contract may not be what its name says.',
      sessions:
        'Check whether the law has changed since the dates of the sources below: we have not read the acts of 2025 and 2026 of every state.',
      priceUnread:
        'Some states limit the rate of loans to businesses as well. If the annual rate is high, ask a lawyer whether {state} does: we have not checked.',
    },
    none: 'None of the laws that we have read makes a funder there tell you these terms. There may be one that we have not read. Ask for them anyway.',
    sameLaw: 'Same law',
    received: 'I have it',
    request: {
      title: 'Ask for what is missing',
      text: 'Send this to the person who made the offer. Do not sign until you have the answers.',
      opening:
        'Hello,\nThank you for your offer. Before we sign, please send us the following in writing. Where a line asks for a change to the contract, please make it, or tell us that you cannot:',
      otherSigners: 'whether anybody else, such as a spouse, has to sign, and for how much',
      price: {
        ca: 'Price: by our calculation this costs {annual-rate}% a year. If it is credit, the limit is {limit}% (Criminal Code, section 347). Please lower it, or tell us why it is not credit',
        us: 'Price: by our calculation this costs {annual-rate}% a year, and the limit in {state} for us is {limits}. Please lower it, or name the law that lets you charge more',
        asLoan:
          'Price: by our calculation this costs {annual-rate}% a year. If it is a loan, the limit in {state} for us is {limits}. Please lower it, or tell us why it is not a loan',
      },
      limits: {
        fixed: '{limit}%',
        byWeek: '{limit}% a year while six-month Treasury bills are below {bills}%',
        byYear: '{limit}% by the index of {year}, or what that of the year of the contract makes it',
      },
      openingFirst:
        'Hello,\nThank you for your offer. These points decide whether we sign. Please change each one in the contract, or tell us that you cannot:',
      openingNext:
        'Please also send us the following in writing. Where a line asks for a change to the contract, please make it, or tell us that you cannot:',
      closing: 'We will decide once we have it. Thank you.',
      items: [
        { text: 'how much money we receive, after all fees', unless: ['disbursed'] },
        { text: 'the total cost in dollars', unless: ['cost'] },
        { text: 'the cost as an annual percentage rate, with all fees', unless: ['annual-rate'] },
        { text: 'the total that we pay back', unless: ['total'], kinds: ['advance', 'loan', 'line'] },
        {
          text: 'the amount of each payment, how often we pay, and how you collect it',
          unless: ['payments'],
          kinds: ['advance', 'loan', 'line'],
        },
        {
          text: 'how we get lower payments if our sales fall (reconciliation), with which records, and how fast you act',
          unless: ['reconciliation'],
          kinds: ['advance'],
        },
        {
          text: 'whether the rate can change and, if so, with which index and margin',
          unless: ['floating'],
          kinds: ['loan', 'line'],
        },
        {
          text: 'whether you can cancel the line, lower the limit or demand repayment at any time, and with how much notice',
          unless: [],
          kinds: ['line'],
        },
        { text: 'when you pay us the reserve, and what you take from it', unless: [], kinds: ['factoring'] },
        {
          text: 'whether we have to buy back an invoice that our customer does not pay, and after how many days',
          unless: ['recourse'],
          kinds: ['factoring'],
        },
        {
          text: 'how long repayment takes, or is likely to take',
          unless: ['term'],
          kinds: ['advance', 'loan', 'line'],
        },
        {
          text: 'every other fee, and what a late payment or a default costs us, including legal fees',
          unless: ['fees'],
        },
        {
          text: 'what paying early costs or saves us',
          unless: ['prepayment', 'early'],
          kinds: ['advance', 'loan', 'line'],
        },
        { text: 'what collateral you take', unless: ['collateral', 'lien'] },
        { text: 'whether an owner has to guarantee the debt', unless: ['guarantee'] },
        { text: 'what you pay a broker', unless: ['broker'] },
        {
          text: 'your full legal name, your address, and {license}',
          unless: [],
        },
        { text: 'how long this offer is good for', unless: [] },
        { text: 'a copy of every document that we are to sign, guarantees and debit forms included', unless: [] },
      ],
      license: 'your license or registration if {state} asks for one',
      clause: '{clause}: {ask}',
      complete:
        'You have checked off every point on our list. The law may require more: compare the official disclosure with the contract, line by line.',
      copy: 'Copy the request',
      copied: 'Request copied',
      copyFailed: 'We could not copy the request. Select the text and copy it yourself.',
      print: 'Print this page',
    },
  },
  sourceList: {
    title: 'Where the figures and laws come from',
    text: [
      'Each links to a public source and shows its date. Numbers in brackets above, such as [1], stand for these.',
    ],
    checkedLabel: 'Date of the text:',
    dated: '{day}',
    undated: 'none, read on {day}',
    note: 'This is a calculation, not an offer or advice. Your contract is what counts.',
  },
};
