import type { CompareOffersPage } from '../schemas/pages/compare-offers.js';

export const toolCompareOffers: CompareOffersPage = {
  meta: {
    title: 'Compare Two Business Funding Offers | Boundless',
    description:
      'Enter two offers and see the yearly cost, the total cost and the weekly payment of each, and where their clauses differ. Share the link or print the page.',
  },
  hero: {
    title: 'Compare two offers',
    lede: 'Enter both contracts. See which costs less per year and in total, what you pay each week, and where the clauses differ.',
  },
  formTitle: 'The two offers',
  note: 'Enter both offers in the same currency. Convert one first if they are not. This is a calculation, not an offer or advice. Your contract is what counts. No account needed.',
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
  },
  sentences: {
    both: '{offer} costs less: its annual rate is {rate} points lower, and you pay {cost} less in total.',
    perDollar:
      'The annual rate of {offer} is {rate} points lower. For each dollar received, Offer A costs {a-cents} cents and Offer B {b-cents}.',
    split:
      'The annual rate of {offer} is {rate} points lower, but you pay {cost} more in total, because you borrow more or keep the money longer. Choose by what you can pay each week and by how long you need the money.',
    sameCost:
      'Both cost {total} in total. The annual rate of {offer} is {rate} points lower, because you have the money longer.',
    same: 'Both offers have the same annual rate. Compare what you pay each week, and the clauses.',
    received: 'You receive {a} with Offer A and {b} with Offer B, so the totals are for different amounts.',
  },
  clauses: {
    caption: 'Where the clauses differ',
    column: 'Clause',
    meanings: 'What the difference means for you',
    unanswered: 'Not checked yet',
    same: 'Your answers about the clauses are the same for both offers.',
    none: 'To see where the clauses differ, answer the questions about them in both offers.',
  },
  questions: {
    title: 'Good to know',
    items: [
      {
        question: 'Which figure decides?',
        answer:
          'For money that you need for years, the annual rate. For a few weeks, or if both offers run for the same time and pay out the same amount, the total cost. In both cases, check that you can make the weekly payment in your worst month.',
      },
      {
        question: 'What if I pay one of them off early?',
        answer:
          'The comparison assumes that you pay each offer to its end. If the price is a fixed fee, as for most advances, you usually owe all of it anyway: you save nothing, and the annual rate rises. To see how much, enter fewer days. A loan or a line stops costing interest when you pay it off, but a fee for paying early can take away part of the savings. Ask both what you would owe after half of the term, with every fee.',
      },
      {
        question: 'Why is a weekly payment shown for a loan?',
        answer:
          'So that you can compare it with the other offer. You still pay the loan once a month. The weekly payment is twelve monthly payments divided by the weeks in a year.',
      },
      {
        question: 'Is one of them above a legal limit, and what do the clauses mean?',
        answer:
          'The comparison does not know where your business is. Below the result each offer has a link that opens it in "Check an offer". Choose your state or province there to see the limits and rules that we know, what each clause means, and a list of what to ask for.',
      },
      {
        question: 'How do I share the comparison?',
        answer:
          'Copy the link from the address bar. It includes everything that you entered, so send it only to people who may see that.',
      },
    ],
  },
  terms: { caption: 'What you entered', column: 'Term', kind: 'Type of contract', none: 'Does not apply' },
  print: 'Print this page',
  link: 'Compare it with another offer',
  check: 'Check {offer}: the law where you are, its clauses, and what to ask for',
};
