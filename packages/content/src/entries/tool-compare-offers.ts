import type { CompareOffersPage } from '../schemas/pages/compare-offers.js';

export const toolCompareOffers: CompareOffersPage = {
  meta: {
    title: 'Compare Two Business Funding Offers | Boundless',
    description:
      'Enter two offers and see the yearly cost, the total cost and the weekly payment of each, and where their clauses differ. Share the link or print the page.',
  },
  hero: {
    title: 'Compare two offers',
    lede: 'Enter both contracts. See which costs less a year and in total, what you pay each week, and where the clauses differ.',
  },
  formTitle: 'The two offers',
  empty: {
    title: 'Your comparison appears here',
    text: 'Fill in the terms of both offers. Nothing is stored or sent. The address of the page has what you enter, so you can share or print it.',
    action: {
      label: 'See it for a cash advance and a loan',
      href: '/tools/compare-offers?a-amount=50000&a-factor=1.3&a-days=180&a-fees=500&a-guarantee=yes&a-debit=yes&b-amount=50000&b-rate=14&b-months=24&b-fees=1000&b-guarantee=yes&b-debit=no',
    },
  },
  offers: { a: 'Offer A', b: 'Offer B' },
  results: {
    lower: '{offer} has the lower annual rate',
    same: 'Both have the same annual rate',
    'annual-rate': 'Annual rate, {offer}',
    cost: 'Total cost, {offer}',
    'weekly-payment': 'You pay a week, {offer}',
    received: 'You receive {received}',
    atEnd: 'All at the end',
  },
  sentences: {
    both: '{offer} costs less both ways: {rate} points less a year, and {cost} less in total.',
    split:
      '{offer} costs {rate} points less a year, but {cost} more in total, because of its amount or its time. Choose by what you can pay each week and by how long you need the money.',
    same: 'Both offers cost the same a year. Compare what you pay each week, and the clauses.',
    received: 'You receive {a} with Offer A and {b} with Offer B, so the totals are for different amounts.',
  },
  clauses: {
    caption: 'Where the clauses differ',
    column: 'Clause',
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
          'Compare the annual rate if both offers give you the same money for different times. Compare the total cost if you would keep the money just as long. And check that you can make the weekly payment in your worst month.',
      },
      {
        question: 'Why is a weekly payment shown for a loan?',
        answer:
          'So that both offers can be compared. You still pay the loan once a month: it is twelve payments, divided by the weeks of a year.',
      },
      {
        question: 'How do I share the comparison?',
        answer:
          'Copy the address of this page. It has everything that you entered, so send it only to people who may read that.',
      },
    ],
  },
  link: 'Compare it with another offer',
};
