import type { OfferQuestions } from '../schemas/pages/offer-questions.js';

/** Questions about "Compare two offers". A file of its own, because it is loaded after the form, and not by "Check an offer". */
export const compareQuestions: OfferQuestions = {
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
        'The comparison assumes that you pay each offer to its end. If the price is a fixed fee, as for most advances, you usually owe all of it anyway: you save nothing, and the annual rate rises. For a rough figure, enter fewer days. A loan or a line stops costing interest when you pay it off, but a fee for paying early can take away part of the savings. Ask both what you would owe after half of the term, with every fee.',
    },
    {
      question: 'Why is a weekly payment shown for a loan?',
      answer:
        'So that you can compare it with the other offer. You still pay the loan once a month. The weekly payment is twelve monthly payments divided by the weeks in a year.',
    },
    {
      question: 'Is one of them above a legal limit, and what do the clauses mean?',
      answer:
        'In Canadian dollars the comparison says so if an offer is above the limit in Canada. For your state, open each offer in "Check an offer": the links are below the result. There you also find what each clause means, and a list of what to ask for.',
    },
    {
      question: 'How do I share the comparison?',
      answer:
        'Copy the link from the address bar. It includes everything that you entered, so send it only to people who may see that.',
    },
  ],
};
