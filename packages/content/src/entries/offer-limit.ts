import type { OfferLimit } from '../schemas/pages/offer-limit.js';

/** The legal limit among the results of "Check an offer". */
export const offerLimit: OfferLimit = {
  label: 'Limit in Canada',
  stateLabel: 'Limit in {state}',
  yearLabel: 'Limit in {state} by the index of {year}, not a later one',
  none: 'None',
  reasons: {
    sole: 'For a person, at any amount',
    partners: 'For partners who are people, at any amount',
    small: 'For amounts up to C{from}',
    company: 'For a corporation, above C{from} and up to C{to}',
    large: 'For a corporation, above C{to}',
    newYork: 'For a loan of less than {amount}',
    newYorkPerson: 'For a loan of less than {amount} to a person. One above the limit is void',
    newYorkLarge: 'For a loan of {amount} or more',
    texas: 'While six-month Treasury bills are below {bills}%. Never above {highest}%',
    georgia: '{month}% a month, at any amount',
    florida: 'For a loan of up to {amount}',
    floridaLarge: 'For a loan above {amount}',
    massachusetts: 'Unless the lender has notified the Attorney General',
    connecticut: 'By the deposit index of {year}: it changes each year',
    arkansas: 'At any amount',
    colorado: 'If the lender knows it takes more. Charges that other laws permit do not count',
    newJersey: 'For a corporation, an LLC or an LLP',
    newJerseyPerson: 'For anyone but a corporation, an LLC or an LLP',
  },
  over: {
    label: 'Above the limit',
    state: "Above {state}'s {limit}%",
    yes: 'Yes',
    no: 'No',
    asCredit: 'If it counts as credit',
    person: 'For a company. If a person borrows, such as a sole proprietor, the limit is {person}%',
    highest: 'Unless the limit of the week of your contract is higher',
    draw: 'If you repay in {days} days',
    exempt: 'Allowed only to an exempt lender. Some fees do not count (see below)',
    byYear: 'By the index of {year}. That of the year of your contract may differ',
    free: 'No limit applies',
    freeNote: 'So nobody has to tell you that this is too much',
  },
  floating: "At today's rate. It may change.",
  sentences: {
    start: 'The',
    startAsCredit: 'If this contract counts as credit, the',
    draw: 'That is if you repay in {days} days. Kept for a year, this draw is within the limit: ask a lawyer which period counts.',
    over: '{start} legal limit in Canada is {limit}% a year, and {annual-rate}% is above it. To charge more than the limit is an offence. {court} Show the contract to a lawyer before you sign.',
    court:
      'The debt does not end by itself, but a court can lower the rate, or strike out the clause or even the whole contract (Supreme Court, Transport North American Express v. New Solutions).',
    courtInQuebec: 'The debt does not end by itself: what a court can do is below, under "What the law says".',
    within:
      'The legal limit in Canada for credit like this is {limit}% a year, including every charge. By our calculation, with the charges that you entered, {annual-rate}% is within the limit. Charges that you left out count, too.',
    none: 'Canada sets no limit on credit of this size to a corporation, so you have to judge the price yourself.',
  },
  stateSentences: {
    over: 'By our calculation, with every fee that you entered, {annual-rate}% a year is above the {limit}% that the law of {state} sets for a loan like this. Banks and some other lenders follow other rules. Show the contract to a lawyer before you sign.',
    within:
      'By our calculation, with the charges that you entered, {annual-rate}% a year is not above the {limit}% that the law of {state} sets for a loan like this. The exceptions of that law are below. Banks and some other lenders follow other rules.',
    between:
      'By our calculation, {annual-rate}% a year is above {limit}%, which is the limit in {state} for a loan like this as long as six-month Treasury bills are below {bills}%. It is never above {highest}%. Ask the lender which week counts, and look up its limit before you sign. Banks and some other lenders follow other rules.',
    person:
      'If a person borrows, such as a sole proprietor, the limit is {person}%, and {annual-rate}% is above it: show it to a lawyer before you sign. For a company the limit is {limit}%. Banks follow other rules.',
    none: '{state} sets no limit on a loan of this size, so you have to judge the price yourself.',
    year: 'That is the limit by the deposit index of {year}: ask for the index of the year of your loan.',
    isVoid: {
      newYork: 'Such a loan is criminal usury in New York. It is void, even if a company borrows.',
      newYorkPerson: 'A loan to a person above its limit is void.',
    },
    purchase:
      'If a court treats this contract as a loan, the limit in {state} is {limit}% a year, and by our calculation {annual-rate}% is above it.',
    purchaseByWeek:
      'If a court treats this contract as a loan, the limit in {state} is {limit}% a year while six-month Treasury bills are below {bills}%, and never above {highest}%. By our calculation {annual-rate}% is above {limit}%.',
    labelDecides:
      'If this contract calls itself a loan, by our calculation {annual-rate}% a year is above the {limit}% that the law of {state} allows. If it calls itself a purchase of receivables, as most advances do, you can hardly rely on that limit (see below).',
    purchaseOfPerson:
      'If a court treats this contract as a loan to a person, such as a sole proprietor, the limit in {state} is {person}% a year, and by our calculation {annual-rate}% is above it.',
    unlikeSales:
      'Courts often look at whether payments follow sales: by your answers, yours do not. Show it to a lawyer before you sign.',
    likeSales:
      'Courts often look at whether payments follow sales, and at more than that: ask a lawyer before you sign.',
  },
};
