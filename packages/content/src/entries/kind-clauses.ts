import type { ClauseMeanings } from '../schemas/pages/check-an-offer.js';

/** Of every type of contract that has no text of its own after it. */
export const sameFor = (text: string) => ({ advance: text, loan: text, line: text, factoring: text });
const forLinesAndFactoring = (text: string) => ({ line: text, factoring: text });

/** The meanings of clauses that contracts of some kinds have. A file of its own, because all in one are too long. */
export const kindClauses: ClauseMeanings['meanings'] = {
  floating: {
    yes: {
      means: 'Your payments rise when the index does, such as prime. Work out whether you could still pay if it rose.',
      ask: 'the index and the margin over it, how often the rate changes, and the highest that it can be',
    },
    no: {
      means: 'The rate stays the same to the end of the contract. If you pay early, a fee is more likely.',
      ask: 'written confirmation that the rate stays the same to the last payment',
    },
    silent: {
      means: 'Look for "prime", "base rate", "plus" or "variable" beside the rate. The rate of a line usually changes.',
      ask: 'whether the rate can change and, if so, with which index and margin',
    },
    more: { label: 'What a floating rate is', href: '/glossary#floating-rate' },
  },
  recourse: {
    yes: {
      means:
        'If your customer does not pay, the loss is yours: you pay the advance back after the agreed days, and still owe the fee.',
      ask: 'the day on which you can ask us to buy an invoice back, and what we owe you then, fees included',
    },
    no: {
      means:
        'The factor bears the loss, often only if your customer becomes insolvent. If the customer disputes the invoice, you usually bear it.',
      ask: 'a list of the cases in which we still have to pay you back',
    },
    silent: {
      means: 'Expect to have to buy it back. Most factoring is with recourse.',
      ask: 'whether we have to buy back an unpaid invoice, after how many days, and with which exceptions',
    },
    more: { label: 'What recourse means', href: '/glossary#recourse' },
  },
  minimum: {
    yes: {
      means: 'In a slow month you pay for invoices that you do not sell, so the real cost is above the rate shown.',
      ask: 'the monthly minimum, the fee if we miss it, and what leaving early costs us in dollars',
    },
    no: {
      means: 'You choose which invoices to sell. The factor may still have a claim on all of them.',
      ask: 'written confirmation that there is no minimum volume, monthly fee or exit fee',
    },
    silent: {
      means: 'Minimums are common, and may be in a separate fee schedule.',
      ask: 'whether there is a minimum volume, a monthly fee or an exit fee, and how much each is',
    },
  },
  renewal: {
    yes: {
      means: {
        ...sameFor('You may pay twice for the same money, if the new fee is also charged on what you still owe.'),
        ...forLinesAndFactoring('It runs for another term unless you give notice in time.'),
      },
      ask: {
        ...sameFor('the last day on which we can refuse it, and a fee on new money only'),
        ...forLinesAndFactoring('the last day for our notice, how to send it, and what leaving early costs'),
      },
    },
    no: {
      means: {
        ...sameFor('It ends with the last payment.'),
        factoring: 'It ends on the date in the contract. Invoices already sold still have to be paid.',
      },
      ask: 'a letter at the end that says that we owe nothing and that you have released every lien',
    },
    silent: {
      means: {
        ...sameFor('If you renew it before it is paid off, you may pay a second fee on what you still owe.'),
        ...forLinesAndFactoring('Such contracts often renew for another year unless you give notice.'),
      },
      ask: 'whether the contract renews, what that costs, and the last day on which we can refuse it',
    },
  },
};
