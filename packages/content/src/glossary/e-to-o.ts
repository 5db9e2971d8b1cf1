import type { GlossaryTerm } from '../schemas/pages/glossary.js';
import { term } from './term.js';

const termSheet = '/blog/how-to-read-a-term-sheet';

export const fromEToO: readonly GlossaryTerm[] = [
  term(
    'ebitda',
    'EBITDA',
    'Earnings before interest, taxes, depreciation and amortization: a rough measure of what the business earns from operations before it pays lenders and taxes.',
    ['Understand EBITDA', '/blog/understanding-ebitda'],
  ),
  term(
    'eligible-receivables',
    'Eligible receivables',
    'The invoices that a lender counts when it sets what you can draw. It usually leaves out those long overdue, those of related companies, and a part of what one large customer owes.',
    ['Borrowing base', '/tools/borrowing-base'],
  ),
  term(
    'equipment-financing',
    'Equipment financing',
    'A loan or lease for a machine or vehicle that is itself the collateral. The loan should not run longer than the machine lasts.',
    ['Read the guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'equity',
    'Equity',
    "The owners' share of a business: assets minus debts. If you raise equity, you do not repay the money, but someone else owns part of the business.",
    ['Understand equity', '/blog/understanding-business-equity'],
  ),
  term(
    'equity-injection',
    'Equity injection',
    'Your own money in a purchase or a start-up. Lenders ask for a share of the whole cost, so that you lose something too if it fails.',
  ),
  term(
    'evergreen-renewal',
    'Evergreen renewal',
    'A clause that renews a lease, a line or a factoring contract by itself unless you give notice in time. Put the last day for the notice in your calendar.',
    ['Read the guide to equipment', '/blog/equipment-financing-guide'],
  ),
  term(
    'factor-rate',
    'Factor rate',
    'What you pay back for each dollar advanced. It says nothing about time: the same factor costs far more a year if you have to repay quickly.',
    ['Turn it into a yearly rate', '/tools/merchant-cash-advance'],
  ),
  term(
    'fair-market-value-lease',
    'Fair market value lease',
    'At the end of this lease you may buy the machine for what it is then worth, return it or extend the lease. Payments are lower than with a purchase for one dollar, but the machine is not yours.',
    ['Read the guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'field-examination',
    'Field examination',
    "A lender's check of your books, receivables and inventory at your place of business, before an asset-based loan and then from time to time. You usually pay for it.",
    ['What such a loan costs', '/blog/asset-based-loans-vs-merchant-cash-advances'],
  ),
  term(
    'fixed-charge-coverage',
    'Fixed charge coverage ratio',
    'Like debt service coverage, but rent, leases and often taxes or dividends count as charges too. Contracts differ in what counts, so read the definition before you agree to a ratio.',
    ['Work out your debt service coverage', '/tools/debt-service-coverage'],
  ),
  term(
    'floating-rate',
    'Floating rate',
    'A rate that follows a base rate, such as prime, and changes with it. Ask for the margin, and whether there is a floor or a ceiling.',
    ['How interest rates impact financing', '/blog/how-interest-rates-impact-financing'],
  ),
  term(
    'forbearance',
    'Forbearance',
    'After a default, the lender promises not to use its rights for some time. In exchange it often asks for a fee, more collateral or a promise not to sue it. Have a lawyer read the agreement before you sign.',
  ),
  term(
    'general-security-agreement',
    'General security agreement (GSA)',
    'In Canada outside Quebec, the contract that gives a lender a claim on everything the business owns now and later, except real property. It is registered under the PPSA.',
  ),
  term(
    'governing-law',
    'Governing law',
    'The state, province or country whose law decides what a contract means. Another clause may name the courts, give up a jury or require arbitration. Many cash advances name New York, wherever your business is.',
    ['Check what your contract says', '/tools/check-an-offer'],
  ),
  term(
    'guarantor',
    'Guarantor',
    'The person or company that promises to pay your debt if you do not, usually an owner. Most contracts let the lender turn to the guarantor before it has sold the collateral, so ask for the collateral to come first.',
    ['Read before you sign a guarantee', '/blog/personal-guarantees-explained'],
  ),
  term(
    'headroom',
    'Headroom',
    'The room between your figure and the limit in a covenant. The less there is, the sooner a bad year puts you in default. Ask for a limit that your worst recent year would have met.',
  ),
  term(
    'holdback',
    'Holdback (reserve)',
    'In an advance: the share of sales that the funder takes. In factoring: the part of an invoice (the reserve) kept until your customer pays. In construction: part of each payment, kept until liens can no longer be registered. Lenders rarely count it.',
  ),
  term(
    'hypothec',
    'Hypothec',
    'In Quebec, a right in property that secures a debt. On machines, inventory or invoices it is a movable hypothec, published in a register called the RDPRM. It does what a security interest under the PPSA does in other provinces.',
    ['Article 2660 explained', 'https://ak-law.ca/movable-hypothec/'],
  ),
  term(
    'interest-rate',
    'Interest rate',
    'The yearly price of borrowed money, as a percentage of what you owe. It leaves out fees, which is why the annual percentage rate can be higher.',
    ['How rates move', '/blog/how-interest-rates-impact-financing'],
  ),
  term(
    'interim-rent',
    'Interim rent',
    'In a lease of equipment, rent for the days between delivery and the start of the regular term. It comes on top of all regular payments, and can be nearly one more payment. Ask for a limit, or for none.',
    ['Read the guide', '/blog/equipment-financing-guide'],
  ),
  term(
    'inventory-financing',
    'Inventory financing',
    'Credit secured by goods you hold or are about to buy. You repay it as they sell.',
    ['See the product', '/financial-products#inventory-financing'],
  ),
  term(
    'invoice-factoring',
    'Invoice factoring',
    'Selling invoices for less than they are worth to get most of the money right away. The factor then collects from your customers.',
    ['What it costs', '/tools/invoice-factoring'],
  ),
  term(
    'joint-and-several-liability',
    'Joint and several liability',
    'Each guarantor owes the whole debt, so the lender may collect all of it from one of them. Several liability stops at the share of each. Ask for that, or for a cap.',
    ['An example with three owners', '/blog/personal-guarantees-explained'],
  ),
  term(
    'landlord-waiver',
    'Landlord waiver',
    'Your landlord agrees in writing that a lender may enter the premises and remove its collateral, and that its own claims on those goods come later or not at all. Ask the landlord early: it takes time.',
    ['How to read a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'letter-of-offer',
    'Letter of offer',
    'In Canada, the document in which a bank or credit union states the terms of a loan. Compare it with other offers before you accept it: after that it usually binds you.',
    ['How to read a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'lien',
    'Lien',
    "A lender's registered claim on an asset. Other lenders can see it. Until it is released, it usually follows the asset when you sell it. Goods that you sell in the ordinary course of business are the main exception.",
    ['What a main lender takes', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'line-of-credit',
    'Line of credit',
    'A limit up to which you may borrow, repay and borrow again. You pay interest on what you use, and often a fee on what you do not.',
    ['Loan or line?', '/blog/business-loans-vs-line-of-credit-guide'],
  ),
  term(
    'liquidated-damages',
    'Liquidated damages',
    'An amount that the contract sets in advance for a breach, so that the lender need not prove its loss. A court may refuse or lower one that is a penalty. Ask what sets it off and how much it is in dollars.',
  ),
  term(
    'lockbox',
    'Lockbox',
    'A mailbox or bank account that the lender or factor controls and into which your customers pay. It takes what you owe first. Ask when you get the rest.',
  ),
  term(
    'make-whole',
    'Make-whole fee',
    'A prepayment fee that pays the lender the interest it loses when you repay early. It can come close to all the interest that was left to pay.',
    ['How to read a term sheet', termSheet],
  ),
  term(
    'margin',
    'Margin',
    'The points that a lender adds to the base rate. The base is the same for everybody; the margin depends on you.',
  ),
  term(
    'material-adverse-change',
    'Material adverse change',
    'A clause that lets a lender refuse to pay out, or call a default, if things get much worse for your business. It has no fixed meaning. Ask for a definition with figures, and for changes of the whole market to be left out.',
    ['How to read a term sheet', '/blog/how-to-read-a-term-sheet'],
  ),
  term(
    'maturity',
    'Maturity',
    'The day on which everything that you still owe is due. It can come before the payments have paid off the loan: what is left is then a balloon payment.',
  ),
  term(
    'merchant-cash-advance',
    'Merchant cash advance (MCA)',
    'Money now in exchange for a larger, fixed amount of your future sales, collected every day or week. On paper it is a sale, so it has a factor rate and no interest rate. It often costs several times the yearly rate of a bank loan.',
    ['Turn the factor into a rate', '/tools/merchant-cash-advance'],
  ),
  term(
    'microloan',
    'Microloan',
    'A small loan to a new or small business, often from a nonprofit lender that also advises you. In the US, the SBA has a program for such loans.',
    ['Which type of funding fits?', '/tools/which-fits'],
  ),
  term(
    'minimum-fee',
    'Minimum fee',
    'The least that you pay for a line or for factoring in a month or a year, even if you use little of it. Work out the price at your slowest month, and ask for it to be lowered or dropped.',
  ),
  term(
    'negative-pledge',
    'Negative pledge',
    'Your promise not to give other lenders security over your assets. Breaking it is a default. Ask for exceptions, for example for equipment loans and for leases.',
  ),
  term(
    'notice-of-assignment',
    'Notice of assignment',
    'A letter that tells your customers to pay your invoices to a factor or lender. Once they have it, they still owe the invoice if they pay you instead.',
    ['What factoring is', '/blog/what-is-invoice-factoring'],
  ),
  term(
    'origination-fee',
    'Origination fee',
    'A fee for making the loan, usually a percentage that the lender deducts before you receive the money. You still repay the full amount.',
  ),
];
