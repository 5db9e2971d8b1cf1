import { oldAgreements } from '../facts/old-criminal-rate.js';
import type { OfferQuestions } from '../schemas/pages/offer-questions.js';

/** Questions about "Check an offer". A file of its own, because it is loaded after the form. */
export const offerQuestions: OfferQuestions = {
  title: 'Good to know',
  items: [
    {
      question: 'How do you work out the annual rate?',
      answer:
        'The same way as our calculators, which show each step. It includes every fee that you enter, and it is not compounded. We count fees as paid on the first day, so the rate can come out a little high if you pay them later.',
    },
    {
      country: 'ca',
      question: 'Is a cash advance credit under Canadian law?',
      answer:
        'It depends. The limit is for credit, and a purchase of future sales may not be credit. But a court looks at what a contract does, not at what it is called. In 2022 the Court of Appeal for Ontario treated a "royalty purchase" with a minimum payment each month as credit ([Hybrid Financial v. Flow Capital](https://coadecisions.ontariocourts.ca/coa/coa/en/item/21032/index.do?iframe=true)). So we show the limit for every type.',
    },
    {
      question: 'Which amount decides the limit?',
      answer:
        'In the US, the amount of the contract: of the loan, or of the whole line. In Canada, what you receive, after fees. For a line of credit we use the draw. If the contract counts the whole line, a higher limit may apply.',
    },
    {
      country: 'ca',
      question: 'Which charges count toward the limit in Canada?',
      answer:
        'Nearly all: section 347 of the Criminal Code counts every charge that you pay for the credit, whatever it is called and whoever gets it. Insurance, official fees and overdraft charges are among the few exceptions. A federal draft of August 2024 would count insurance too; we have not found that it became law. So enter every fee in the contract, and the insurance to be safe.',
    },
    {
      country: 'ca',
      question: 'What else does Canadian law say about the rate?',
      answer: `Since January 1, 2025 it is also an offence to offer or advertise credit above the limit. ${oldAgreements}`,
    },
    {
      country: 'ca',
      question: 'What if a partnership signs?',
      answer:
        'Partners who are people owe the debt themselves, so we use the limit for a person. If every partner is a corporation, choose "a corporation". If you are not sure, ask a lawyer.',
    },
    {
      question: 'My loan has a fixed fee and daily or weekly payments, or it is a lease. Which type do I choose?',
      answer:
        'The loan form is for equal monthly payments. For a fixed total in daily or weekly payments, calculate twice.\n**First choose "Cash advance"** and enter the amount of the contract, the total divided by that amount, the days, and every fee. Note the annual rate that you get.\n**Then choose "Loan"** and enter the amount (in the US that of the contract, in Canada what you receive), that rate, no fees (the rate has them already), and the months (days divided by 30.4). You see the rules and the limit for loans, which can differ.\n**For a lease**, ask for the price if you paid cash. Choose "Cash advance" and enter that price, all payments with the price to buy the equipment at the end divided by it, and the days (months times 30.4). The rate is approximate: it counts daily payments and spreads the end price over the lease, so a high end price makes it too high (10.4% and not 9.2% in our equipment guide).',
    },
    {
      question: 'What if they refuse my request?',
      answer:
        'Then assume that the point goes against you, and compare another offer. If something in the offer is false or hidden, our [complaints page](/complaints) names the regulator for your state or province.',
    },
    {
      question: 'Who can see what I enter?',
      answer:
        'Anyone who has the link to this page, because your numbers are in it. We do not store them or pass them on.',
    },
  ],
};
