import type { CompareOffersPage } from '../schemas/pages/compare-offers.js';

export const toolCompareOffers: CompareOffersPage = {
  meta: {
    title: 'Compare Two Business Funding Offers | Boundless',
    description:
      'Enter two offers and see the annual rate, the total cost and the weekly payment of each, and where their clauses differ. Share the link or print the page.',
  },
  hero: {
    title: 'Compare two offers',
    lede: 'Enter both contracts. See which has the lower annual rate and the lower total cost, what you pay each week, and where the clauses differ.',
  },
  formTitle: 'The two offers',
  oneCurrency: 'Enter both offers in the same currency. Convert one first if they are not.',
  empty: {
    title: 'Your comparison appears here',
    text: 'Fill in the terms of both offers. We do not store them or pass them on. The link to this page includes what you enter, so you can share it or print the page.',
    action: {
      label: 'See an example: a cash advance and a loan',
      href: '/tools/compare-offers?a-amount=50000&a-factor=1.3&a-days=180&a-fees=500&a-guarantee=yes&a-debit=yes&b-amount=50000&b-rate=14&b-months=24&b-fees=1000&b-guarantee=yes&b-debit=no',
    },
  },
  offers: { a: 'Offer A', b: 'Offer B' },
  results: {
    lower: '{offer} has the lower annual rate',
    same: 'Both have the same annual rate',
    'annual-rate': 'Annual rate, {offer}',
    cost: 'Total cost, {offer}',
    'weekly-payment': 'Weekly payment, {offer}',
    received: 'For {received} received',
    atEnd: 'Paid at the end',
    days: 'Last payment, {offer}',
    after: 'After {days} days',
    months: 'About {months} months',
    month: 'About {month} a month',
  },
  sentences: {
    both: '{offer} costs less: its annual rate is lower, and you pay {cost} less in total.',
    perDollar:
      'The annual rate of {offer} is lower. For each dollar received, Offer A costs {a-cents} cents and Offer B {b-cents}.',
    split: 'The annual rate of {offer} is lower, but you pay {cost} more in total, because {why}.',
    early:
      'Paid off after {months} months, {offer} would cost about {early-cost}, if the contract charges nothing for that. Ask.',
    notEarly: 'By your answer, paying {offer} off early saves nothing: it costs {early-cost} in any case.',
    reasons: {
      longer: 'you keep the money for {time}',
      more: 'you receive {more} more',
      both: 'you receive {more} more and keep it for {time}',
      slower: 'you pay it back more slowly',
      months: 'about {long} months instead of {short}',
      days: '{long} days instead of {short}',
    },
    sameCost: 'Both cost {total} in total. The annual rate of {offer} is lower, because you have the money longer.',
    same: 'Both offers have the same annual rate. Compare what you pay each week, and the clauses.',
    time: "Offer A's cost buys the money for about {a-months} months, Offer B's for about {b-months}.",
    received: 'You receive {a} with Offer A and {b} with Offer B, so the totals are for different amounts.',
  },
  neither: {
    limit:
      'Sign neither as it stands: if they count as credit, both are above the legal limit ({limit} a year). Show them to a lawyer.',
    price:
      'Neither is cheap: for a loan, banks and public programs ask {low}% to {high}% a year, before fees. Ask them before you sign either.',
  },
  one: {
    ca: "{offer} costs {rate}% a year. If it counts as credit, that is above Canada's legal limit ({limit}% a year). Show it to a lawyer before you sign.",
    person:
      "{offer} costs {rate}% a year. If it counts as credit and a person borrows, such as a sole proprietor, that is above Canada's legal limit ({limit}% a year).",
    us: '{offer} costs {rate}% a year. If a court treats it as a loan, that is above the limit of your state ({limit}% a year). Show it to a lawyer before you sign.',
    personInState:
      '{offer} costs {rate}% a year. If a court treats it as a loan to a person, such as a sole proprietor, that is above the limit of your state ({limit}% a year).',
    changing:
      '{offer} costs {rate}% a year. If a court treats it as a loan, that may be above the limit of your state: it is {limit}% to {highest}% a year, by the week of the contract. Check the offer below.',
    unknown: 'Some states limit the rate of a loan. Check each offer below to see whether yours does.',
  },
  confession:
    'But {offer} has a confession of judgment: the cheaper offer can be the worse one. Read the clauses below before you choose.',
  clauses: {
    caption: 'Where the clauses differ',
    column: 'Clause',
    unanswered: 'Not checked yet',
    differ: 'That is the price only. The clauses differ, too: before you choose, see below what each can do to you.',
    same: 'Your answers about the clauses are the same for both offers. See below what each means.',
    shared: 'What both offers say',
    both: 'Both offers',
    open: { both: 'Still to check in both: {titles}.', one: 'Still to check in {offer}: {titles}.' },
    none: 'You have not checked the clauses yet. A cheaper offer with a confession of judgment can be the worse one. To see where the clauses differ, answer the questions about them in both offers.',
  },
  terms: {
    caption: 'What you entered',
    column: 'Term',
    kind: 'Type of contract',
    none: 'Does not apply',
    empty: 'Not entered',
  },
  print: 'Print this page',
  check: 'Check {offer}: the law where you are, its clauses, and what to ask for',
};
