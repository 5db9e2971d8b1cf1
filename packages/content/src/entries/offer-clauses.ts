import type { OfferClauses } from '../schemas/pages/check-an-offer.js';

export const offerClauses: OfferClauses = {
  formTitle: 'What the contract says: twelve clauses',
  formText: 'Optional. Look for each one in the contract and in every other document that you are asked to sign.',
  unanswered: 'You have checked none of the {total} clauses. Start with these: {titles}.',
  placeholder: 'Not checked yet',
  missing: 'Please choose an answer',
  answers: { yes: 'Yes', no: 'No', silent: 'It does not say' },
  questions: [
    {
      id: 'confession',
      title: 'Judgment in advance (confession of judgment)',
      question: 'Do you sign a confession of judgment (also called a cognovit note or warrant of attorney)?',
    },
    {
      id: 'reconciliation',
      title: 'Payments that follow sales (reconciliation)',
      question: 'Do your payments fall if your sales fall?',
      kinds: ['advance'],
    },
    {
      id: 'floating',
      title: 'Floating rate',
      question: 'Can the rate change during the contract (a floating rate)?',
      kinds: ['loan', 'line'],
    },
    {
      id: 'guarantee',
      title: 'Personal guarantee',
      question: 'Does an owner guarantee it personally?',
    },
    {
      id: 'lien',
      title: 'Claim on all assets (blanket lien)',
      question: 'Does the lender take a lien on everything the business owns?',
    },
    {
      id: 'attorney',
      title: 'Signing for the business (power of attorney)',
      question: 'Can the lender act in your name (power of attorney), for example collect from your customers?',
    },
    {
      id: 'debit',
      title: 'Bank debits (debit rights)',
      question: 'May the lender debit your bank account, daily or weekly?',
    },
    {
      id: 'bank-login',
      title: 'Bank log-in',
      question: 'Does the lender get your log-in to the bank, or a connection to your account?',
    },
    {
      id: 'default',
      title: 'Default',
      question: 'Can the lender declare a default for anything other than a missed payment?',
    },
    {
      id: 'other-funding',
      title: 'Ban on other funding',
      question: 'Does it forbid you other loans or advances, or a lien for another lender (a negative pledge)?',
    },
    {
      id: 'early',
      title: 'Early payoff',
      question: 'Do you save money if you pay it off early?',
      kinds: ['advance', 'loan', 'line'],
    },
    {
      id: 'recourse',
      title: 'Buying back unpaid invoices (recourse)',
      question: 'Do you have to buy back an invoice that your customer does not pay?',
      kinds: ['factoring'],
    },
    {
      id: 'minimum',
      title: 'Minimum volume',
      question: 'Do you pay a fee if you sell fewer invoices than agreed, or leave before the contract ends?',
      kinds: ['factoring'],
    },
    {
      id: 'renewal',
      title: 'Renewal',
      question: 'Can it renew by itself, or be rolled into a new contract?',
    },
    {
      id: 'law',
      title: 'Law and disputes',
      question: 'Does it set the law or the court of another state or province, waive a jury, or require arbitration?',
    },
  ],
};
