import type { CheckAnOfferPage } from '../schemas/pages/check-an-offer.js';

export const toolCheckAnOffer: CheckAnOfferPage = {
  meta: {
    title: 'Check a Business Funding Offer Before You Sign | Boundless',
    description:
      'Enter the terms of a contract: its yearly cost, what the same money costs elsewhere, the limit in Canada, and what the law of your state makes a funder tell you.',
  },
  hero: {
    title: 'Check an offer before you sign',
    lede: 'Put in the terms of the contract. See its yearly cost, what the law says about it where you are, and what to ask for in writing.',
  },
  formTitle: 'The contract',
  empty: {
    title: 'Your check appears here',
    text: 'Choose the kind of contract and the place of your business, and fill in its terms. Nothing is stored or sent.',
    action: {
      label: 'See it for a cash advance in California',
      href: '/tools/check-an-offer?kind=advance&amount=50000&factor=1.3&days=180&fees=500&region=US-CA',
    },
  },
  kind: {
    label: 'Kind of contract',
    missing: 'Please choose a kind of contract',
    options: [
      { value: 'advance', label: 'Cash advance' },
      { value: 'loan', label: 'Loan' },
      { value: 'line', label: 'Line of credit' },
      { value: 'factoring', label: 'Factoring' },
    ],
  },
  region: {
    label: 'Where the business is',
    placeholder: 'Please choose',
    missing: 'Please choose a state, province or territory',
  },
  sole: {
    label: 'Who signs the contract?',
    canadaOnly: '(Canada)',
    placeholder: 'Please choose',
    missing: 'Please choose who signs',
    options: [
      { value: 'no', label: 'A corporation' },
      { value: 'yes', label: 'A sole proprietor' },
      { value: 'partners', label: 'A partnership' },
    ],
  },
  charges: {
    fields: {
      'draw-fee': { label: 'Draw fee', note: 'What you pay for drawing or being paid out, as a share of it.' },
      'annual-fee': { label: 'Annual fee', note: 'What you pay for each year begun.' },
      'transaction-fee': { label: 'Fee per transaction', note: 'For a payment, a transfer or an invoice.' },
      transactions: { label: 'Transactions', note: 'How many of them you pay for. One if you leave it empty.' },
    },
    units: { 'draw-fee': '%' },
  },
  limit: {
    label: 'Limit in Canada',
    none: 'None',
    reasons: {
      sole: 'For a person, at any amount',
      partners: 'For partners who are people, at any amount',
      small: 'For amounts up to {from}',
      company: 'For a corporation, up to {to}',
      large: 'For a corporation, above {to}',
    },
    over: { label: 'Above the limit', yes: 'Yes', no: 'No' },
    sentences: {
      over: 'Where it counts as credit, Canada forbids more than {limit}% a year here, and {annual-rate}% is above that. Show the contract to a lawyer before you sign.',
      within:
        'Canada allows credit at up to {limit}% a year here, every charge included. With the charges that you entered, {annual-rate}% is within the limit.',
      none: 'Canada sets no limit on credit of this size to a corporation, so the price is for you to judge.',
    },
  },
  comparison: {
    title: 'The same money elsewhere',
    text: [
      'What {received} for {days} days would cost with other types of funding, at the price in each row. An advance is counted as paid back over a year: if you pay it back faster, it costs more.',
      'The prices are from public pages, which the list of sources names. Whether you would get them depends on your business.',
    ],
    caption: 'The cost of {received} over {days} days, by kind of funding',
    columns: ['Kind of funding', 'Price', 'Cost', 'Annual rate'],
    yours: 'This contract',
    range: '{low} to {high}',
  },
  checklist: {
    title: 'What they have to tell you',
    law: '{name} says what a funder has to tell you in writing.',
    otherText: [
      'This is not legal advice. Laws have exceptions that a form cannot know, and a contract can be of another kind than its name says.',
    ],
    none: 'We know of no law there that makes the funder of such a contract disclose its terms. You can still ask.',
    received: 'I have it',
    request: {
      title: 'Ask for what is missing',
      text: 'Send this to the person who made the offer, and wait for the reply before you sign.',
      opening: 'Hello,\nthank you for your offer. Before I sign, please send me in writing:',
      closing: 'I will decide when I have it. Thank you.',
      items: [
        'how much of the money reaches us, after all fees',
        'the whole cost in dollars, and as an annual percentage rate',
        'how, how often and how much we pay',
        'what paying early costs or saves',
        'what you take as security, and whether an owner guarantees it',
        'what you pay to a broker',
      ],
      complete: 'You have ticked everything that the law asks for. Compare it with the contract, line by line.',
      copy: 'Copy the request',
      copied: 'Request copied',
      copyFailed: 'The request could not be copied. Select its text instead.',
      print: 'Print this page',
    },
  },
  sourceList: {
    title: 'Where the figures and laws come from',
    text: ['Each has a public source, with the day whose state we read.'],
    checkedLabel: 'As of',
    note: 'This is a calculation, not an offer and not advice. Your contract is what counts.',
  },
  questions: {
    title: 'Good to know',
    items: [
      {
        question: 'How do you work out the annual rate?',
        answer:
          'With the same calculation as our calculators, which show each step. It counts every fee that you enter, and it is not compounded. We count fees as paid on the first day, so the rate can come out a little high where you pay them later.',
      },
      {
        question: 'Is a cash advance credit under the law of Canada?',
        answer:
          'The limit is for credit. A purchase of future sales may not be credit, but a court looks at what a contract does and not at its name. So we show the limit for every kind.',
      },
      {
        question: 'Which amount decides the limit?',
        answer:
          'What you receive, after fees. For a line of credit we take the draw. If the contract counts the whole line, a higher limit may hold.',
      },
      {
        question: 'Which charges count toward the limit in Canada?',
        answer:
          'All of them: section 347 of the Criminal Code counts every charge that you pay for the credit, whatever it is called and whoever gets it. Insurance, official fees and overdraft charges are among the few exceptions. So enter every fee of the contract.',
      },
      {
        question: 'What if a partnership signs?',
        answer:
          'Partners who are people owe the debt themselves, so we use the limit for a person. If every partner is a corporation, choose "a corporation". If you are not sure, ask a lawyer.',
      },
      {
        question: 'Who can see what I enter?',
        answer:
          'Whoever has the address of this page, because the values are in it. We store nothing of it and send it to nobody.',
      },
    ],
  },
};
