import type { ClauseMeanings } from '../schemas/pages/check-an-offer.js';
import { kindClauses, sameFor } from './kind-clauses.js';

export const clauseMeanings: ClauseMeanings = {
  title: 'What the clauses mean for you',
  text: [
    'These are your answers, what each one can do to your business, and what to ask the lender for.',
    'The request below already includes what to ask for.',
  ],
  open: 'You have answered {answered} of {total} questions about clauses. Still open: {titles}. Do not sign before you have looked for each of these in the contract. Until then, the request asks the lender about them.',
  askLabel: 'Ask in writing:',
  quoted: '"{ask}"',
  meanings: {
    confession: {
      yes: {
        means:
          'You accept a judgment in advance. Where a court accepts it, the lender can get one without a hearing and then take money from your accounts.',
        ca: 'It is an American practice. Before you sign one in Canada, ask a lawyer whether a court of your province would accept it.',
        ask: 'a contract without one',
      },
      no: {
        means:
          'The lender generally has to sue before a court can make you pay, and you can answer. If you do not answer, it wins.',
        ask: 'written confirmation that no later document adds a confession of judgment',
      },
      silent: {
        means: 'It is often a separate document called an "affidavit". Read everything that you sign.',
        ask: 'written confirmation that none of the documents is a confession of judgment',
      },
      more: { label: 'What it is, and where it is refused', href: '/glossary#confession-of-judgment' },
    },
    reconciliation: {
      yes: {
        means: 'It helps only if the lender has to act. Some contracts leave it to the lender, or let it take weeks.',
        ask: 'how we ask for lower payments, with which records, and within how many days you have to act',
      },
      no: {
        means: 'You pay the same in a bad month as in a good one.',
        ask: 'a right to lower payments when our sales fall',
      },
      silent: {
        means: 'Expect to pay the same in a bad month as in a good one.',
        ask: 'whether our payments fall when our sales do, and how fast',
      },
      more: { label: 'What reconciliation is', href: '/glossary#reconciliation' },
    },
    guarantee: {
      yes: {
        means: {
          ...sameFor(
            'If the business does not pay, whoever signs the guarantee owes it, and can lose savings, and perhaps a home. A sole proprietor, or a partner who is a person, owes it anyway.',
          ),
          advance:
            'Read which kind it is. Under a performance guarantee, whoever signs owes what is left only if the business breaks a promise, such as changing banks. Under a full one they owe it even if sales fell. They can lose savings, and perhaps a home. A sole proprietor, or a partner who is a person, owes it anyway.',
        },
        ask: {
          ...sameFor('a limit on the guarantee in dollars, and the date when it ends'),
          advance:
            'a guarantee only for named breaches and not for a fall in sales, with a limit in dollars and an end date',
        },
      },
      no: {
        means:
          'The lender can collect from the business. A sole proprietor, or a partner who is a person, owes the debt anyway. Other owners can still be liable for false statements, and in some contracts for a breach.',
        ask: 'written confirmation that no owner guarantees it, and each case in which an owner is liable all the same',
      },
      silent: {
        means: 'A guarantee can hide in the signature lines or in a separate document.',
        ask: 'whether any owner is personally liable, and for how much',
      },
      more: {
        label: 'What you can negotiate in one',
        href: '/blog/personal-guarantees-explained#what-you-can-negotiate',
      },
    },
    lien: {
      yes: {
        means: 'The next lender ranks behind this one, so new credit is harder to get until the lien is released.',
        ask: 'a lien on named assets only, the date when you release it, and a promise to write to our customers only after a default and a written notice to us',
      },
      no: {
        means: 'What is not named stays free for another lender.',
        ask: 'a list of everything that you take as collateral',
      },
      silent: {
        means: 'A separate security agreement can still give the lender a claim on everything.',
        ask: 'what you register a claim on, when you release it, and when you may tell our customers to pay you',
      },
      more: { label: 'What a blanket lien is', href: '/glossary#blanket-lien' },
    },
    attorney: {
      yes: {
        means:
          'The lender can sign for you, cash checks made out to you or collect from your customers. Find out whether you can take this power back.',
        ask: 'a power of attorney for named acts only, after a default and a written notice to us, that ends when we owe nothing',
      },
      no: {
        means:
          'Nobody signs or collects in your name. A lender with a lien on your invoices can still tell your customers to pay it.',
        ask: 'written confirmation that no other document, such as a security agreement, lets you act in our name',
      },
      silent: {
        means:
          'Look for the words "attorney-in-fact" or "in the name of". They are often in a security agreement, or among what the lender may do after a default.',
        ask: 'whether any document lets you act in our name, for which acts and until when',
      },
      more: { label: 'What a power of attorney is', href: '/glossary#power-of-attorney' },
    },
    debit: {
      yes: {
        means: 'The lender takes its payment first, even on the day you pay your staff.',
        ask: 'the days and the highest amount of a debit, notice before it changes, and what a returned debit costs',
      },
      no: {
        means: {
          ...sameFor(
            'You send each payment yourself, so you decide what is paid first. Paying late is still a breach.',
          ),
          factoring: 'Your customers pay the factor, and it takes its fees from the reserve.',
        },
        ask: {
          ...sameFor('how we pay, and how many days late counts as late'),
          factoring: 'what you may take from our reserve, and when',
        },
      },
      silent: {
        means: 'Look for a form that authorizes debits. It is often separate, with your bank details on it.',
        ask: 'whether you debit our account, on which days and up to which amount',
      },
      more: {
        label: 'Daily debits and what they do',
        href: '/blog/asset-based-loans-vs-merchant-cash-advances',
      },
    },
    'bank-login': {
      yes: {
        means:
          'The lender sees everything that you receive and pay. With your password it may be able to move money too, and your bank may hold you responsible for that.',
        ask: 'access that only reads, without our password, until we owe nothing, and written confirmation that a new password is not a default',
      },
      no: {
        means: 'The lender sees only the statements that you send. Find out how often you have to.',
        ask: 'which statements you want from us, and how often',
      },
      silent: {
        means:
          'It can be in the application, or come by email after you have signed. Ask before you give anyone the password of your bank.',
        ask: 'whether you want access to our bank account, what you can do with it, and when it ends',
      },
    },
    default: {
      yes: {
        means: {
          ...sameFor(
            'The full amount can become due right away even if you paid on time, for example because sales fell, you took another loan or you changed banks.',
          ),
          factoring:
            'The factor can demand back what it advanced even if your customers pay on time, for example because you sold invoices to someone else or took another loan.',
        },
        ask: 'a list of everything that counts as a default, written notice of it, and a number of days to fix it',
      },
      no: {
        means: {
          ...sameFor(
            'Paying on time keeps you out of default. But a loan or line "payable on demand" can be called at any time, so look for those words.',
          ),
          factoring:
            'Then only a payment that you miss, such as for an invoice that you have to buy back, is a default.',
        },
        ask: {
          ...sameFor(
            'written confirmation that this is not payable on demand, and how many days we have to make up for a missed payment',
          ),
          factoring: 'a list of what we may have to pay you, and how many days we have',
        },
      },
      silent: {
        means: 'You do not know yet what would make the full amount due right away.',
        ask: 'a list of every event that you treat as a default',
      },
      more: { label: 'How to read the default clause', href: '/blog/how-to-read-a-term-sheet#clause-8-default' },
    },
    'other-funding': {
      yes: {
        means: {
          ...sameFor(
            'If you need more money before this is paid off, you can get it only from this lender or with its consent. Otherwise you are in default, even if you pay on time.',
          ),
          factoring:
            'While the contract runs, you can get more money only from this factor or with its consent. Otherwise you are in default, even if your customers pay on time.',
        },
        ask: 'exceptions for equipment loans, leases, credit cards and credit from suppliers, and the right to a loan that pays you off in full',
      },
      no: {
        means:
          'You can take other funding. It can still be hard to get if this lender has a lien, because the next one ranks behind it.',
        ask: 'written confirmation that other funding, or a lien for another lender, is not a default',
      },
      silent: {
        means: 'Look for a ban among your promises ("covenants") and the events of default.',
        ask: 'which loans, advances and liens need your consent or are a default, and which do not',
      },
      more: { label: 'What a negative pledge is', href: '/glossary#negative-pledge' },
    },
    early: {
      yes: {
        means: 'Find out how much. A fee for paying early can take away part of the savings.',
        ask: 'what we would owe after one third and after half of the term, with every fee',
      },
      no: {
        means:
          'You owe the full cost even if you pay everything tomorrow. If you pay early, you have had the money for less time at the same cost, so the yearly rate is higher.',
        ask: 'a discount for paying early, in dollars for each month',
      },
      silent: {
        means: {
          advance: 'Expect to owe the full fee: it is usually fixed.',
          loan: 'The lender may refuse early payment or ask for a fee. Have the right to pay early written in, with its price.',
          line: 'A line can usually be repaid at any time. Have that right written in, with its price.',
        },
        ask: 'whether we may pay it off early, and what we would owe after half of the term',
      },
      more: { label: 'Fees for paying early', href: '/glossary#prepayment-penalty' },
    },
    ...kindClauses,
    law: {
      yes: {
        means:
          'A dispute may be decided far away, under rules that you do not know, and by an arbitrator or a judge alone.',
        us: 'Many cash advances name New York.',
        ca: 'It may name another province, or a US state.',
        ask: 'the law and the courts of the place where our business is, and if you insist on arbitration, where it takes place and who pays for it',
      },
      no: {
        means:
          'If there is a dispute, you do not have to go to a court far away. A guarantee is a contract of its own: check it too.',
        ask: 'written confirmation that no guarantee or other document sets another law or court, or requires arbitration',
      },
      silent: {
        means: 'In a dispute you may first have to argue about which law applies and which court decides.',
        ask: 'which law applies to the contract, and where and by whom a dispute is decided',
      },
      more: { label: 'What governing law means', href: '/glossary#governing-law' },
    },
  },
};
