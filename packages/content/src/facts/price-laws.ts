import { californiaLaw as california } from './california-law.js';
import { californiaUsurySources } from './california-sources.js';
import { connecticutIndex as connecticut } from './connecticut-index.js';
import { disclosureSources } from './disclosure-sources.js';
import { warnings } from './funding/warnings.js';
import * as factSources from './sources.js';
import { type StateLaw, source } from './state-law.js';
import { texasPrice } from './texas-price.js';
import { usury } from './usury.js';

/** Of an advance or factoring. */
const ofPurchases =
  'These limits usually do not apply to a true purchase of receivables. Whether an advance or factoring is one depends on the contract.';

/** Limits on the rate of a loan to a business. */
export const price: readonly StateLaw[] = [
  {
    region: 'US-AR',
    text: `The constitution of Arkansas limits the rate of a loan to ${usury.arkansasUsury.text} a year. Banks with federal deposit insurance follow a federal law instead.`,
    ofPurchases,
    sources: [
      factSources.arkansasUsury,
      source(
        'US-AR',
        'price',
        'Orrick on Amendment 89: banks follow 12 U.S.C. 1831u, all others 17%',
        'https://infobytes.orrick.com/2010-05-01/arkansas-increases-usury-limit',
        '2010-05-01',
      ),
    ],
  },
  {
    region: 'US-CA',
    text: `California's constitution (article XV) limits a loan to a business to the higher of ${california.californiaUsury.text} a year and ${california.californiaUsuryPoints.text} above a rate of the San Francisco Fed. Banks, lenders licensed under the California Financing Law and some loans of ${california.californiaLargeLoan.text} or more are exempt, so most lenders that you meet are. Ask for the license number.`,
    ofPurchases,
    sources: californiaUsurySources,
  },
  {
    region: 'US-CO',
    text: `In Colorado it is a felony to take knowingly more than ${usury.coloradoUsury.text} a year for a loan, with every charge that is a condition of it. Charges that other laws permit are exempt.`,
    ofPurchases,
    sources: [
      factSources.coloradoUsury,
      source(
        'US-CO',
        'price',
        'Geraghty Law Office on the limit for business loans in Colorado (undated)',
        'https://www.geraghtylawoffice.com/blogs/not-interested-in-usury-a-crime-of-biblical-proportions',
        '2026-11-29',
      ),
    ],
  },
  {
    region: 'US-CT',
    text: `Connecticut law limits the rate of a loan to ${usury.connecticutUsury.text} a year (37-4).\nFor a business loan above ${usury.connecticutAbove.text} and up to ${usury.connecticutTo.text} the limit is the state's deposit index plus ${usury.connecticutPoints.text}. The index for 2025 was ${connecticut.connecticutIndex.text}, which made the limit ${connecticut.connecticutLimit.text}: ask the Department of Banking for that of the year of your loan, which it sets in the December before.\nA higher rate is allowed only to a lender that is exempt. Any other lender cannot sue you for the loan, neither for the interest nor for the amount (37-8). Someone who bought the note in good faith can (37-9).\nFees that you pay for an attorney, a title search, closing, a survey or recording do not count as interest (37-9). A bonus for the money itself counts (a decision noted at 37-4).\nBanks with a branch in the state, companies that they wholly own and credit unions are exempt, and so are mortgages on real property above $5,000 and a few others (37-9).\nWhat a loan above ${usury.connecticutTo.text} may cost we have not read: ask a lawyer.`,
    ofPurchases,
    sources: [
      factSources.connecticutUsury,
      connecticut.connecticutIndex.source,
      source(
        'US-CT',
        'price',
        'Connecticut General Statutes 37-9, in a copy of Justia: loans that are exempt, and fees that are no interest',
        'https://law.justia.com/codes/connecticut/2022/title-37/chapter-673/section-37-9/',
        '2022-12-31',
      ),
    ],
  },
  {
    region: 'US-FL',
    text: `Florida law limits the rate of a loan to ${usury.floridaUsury.text} a year up to ${usury.floridaUsuryTo.text}, and to ${usury.floridaCrime.text} above that amount.\nAt any amount, a lender that knowingly takes more than ${usury.floridaCrime.text} a year commits a misdemeanor, and above ${usury.floridaFelony.text} a felony.\nA lender that willfully breaks the first limit loses all interest, and owes you double the interest that it has received. This does not hold if it refunds the excess before you write to it or go to court, or if it bought the note in good faith before it was due (687.04). If it charges more than the criminal limit, it may lose the whole debt.\nOther laws let banks and some other lenders charge more.`,
    ofPurchases,
    sources: [
      factSources.floridaUsury,
      factSources.floridaCrime,
      source(
        'US-FL',
        'price',
        'Florida Statutes 687.04: penalty for usury',
        'https://www.flsenate.gov/Laws/Statutes/2025/687.04',
        '2025-12-31',
      ),
      source(
        'US-FL',
        'price',
        'Rogers Towers, a law firm: usury in Florida, penalties (undated)',
        'https://www.rtlaw.com/usury-in-florida-penalties/',
        '2026-11-29',
      ),
    ],
  },
  {
    region: 'US-GA',
    text: `Georgia law makes it a misdemeanor to charge more than ${usury.georgiaMonth.text} a month for a loan of any amount, which is ${usury.georgiaYear.text} a year.\nFees count if they are paid for the loan. Small loans have lower limits.\nIf a contract covered by Senate Bill 90 calls itself a purchase of receivables, that is conclusive for the laws on financial institutions, so you can hardly rely on this limit. For a contract that calls itself a loan, it applies.`,
    sources: [factSources.georgiaUsury, ...disclosureSources['US-GA']],
  },
  {
    region: 'US-MA',
    text: `In Massachusetts it is a crime to take more than ${usury.massachusettsUsury.text} a year for a loan, with interest and expenses together, and a court can declare the loan void. Lenders that have notified the Attorney General beforehand are exempt, and so are lenders that a state or federal agency supervises, such as banks. Ask the lender which of the two it is.`,
    ofPurchases,
    sources: [
      factSources.massachusettsUsury,
      source(
        'US-MA',
        'price',
        'Massachusetts Division of Banks, opinion 97-209: lenders that are exempt under section 49(e)',
        'http://www.mass.gov/ocabr/banking-and-finance/laws-and-regulations/opinions-and-decisions/dob-selected-opinions/mortgages/mortgages-98-271-through-97-118/97-209.html',
        '1997-12-31',
      ),
    ],
  },
  {
    region: 'US-NJ',
    text: `New Jersey law makes it a crime to charge more than ${usury.newJerseyCompanies.text} a year for a loan to a corporation, an LLC or an LLP, and more than ${usury.newJerseyPersons.text} for a loan to anyone else, unless another law permits it.\nBelow ${usury.newJerseyContractBelow.text} a written contract is limited to ${usury.newJerseyContract.text} a year (31:1-1), but not that of a bank and of some others. A corporation, an LLC or an LLP cannot rely on this limit (31:1-6, as a trade group quotes it).`,
    ofPurchases,
    sources: [
      factSources.newJerseyUsury,
      factSources.newJerseyContracts,
      source(
        'US-NJ',
        'price',
        'Equipment Leasing and Finance Association: usury in New Jersey, with 31:1-6 (undated)',
        'https://www.elfaonline.org/advocacy/state-issues/state-law-compendium/new-jersey/usury',
        '2026-11-30',
      ),
    ],
  },
  {
    region: 'US-NY',
    text: `${warnings.newYorkUsury}\nLoans of ${usury.newYorkUsuryBelow.text} or more have no limit.\nFor a loan to a person, such as a sole proprietor, the limit is ${usury.newYorkPersons.text} below ${usury.newYorkPersonsBelow.text}. Such a loan above it is void. A corporation (General Obligations Law 5-521) or an LLC (Limited Liability Company Law 1104) cannot rely on that lower limit, but both can rely on that of ${usury.newYorkUsury.text}.\nBanks follow other rules.`,
    ofPurchases,
    sources: [
      factSources.newYorkUsury,
      factSources.newYorkExceptions,
      source(
        'US-NY',
        'price',
        'New York Penal Law, section 190.42: criminal usury, at more than twenty-five per cent a year (undated)',
        'https://www.nysenate.gov/legislation/laws/PEN/190.42',
        '2026-11-29',
      ),
      source(
        'US-NY',
        'price',
        'New York Banking Law, section 14-a: the rate for persons (undated)',
        'https://www.nysenate.gov/legislation/laws/BNK/14-A',
        '2026-11-29',
      ),
      source(
        'US-NY',
        'price',
        'New York General Obligations Law, section 5-511: usurious contracts are void (undated)',
        'https://www.nysenate.gov/legislation/laws/GOB/5-511',
        '2026-11-29',
      ),
      source(
        'US-NY',
        'price',
        'New York General Obligations Law, section 5-521: what a corporation can rely on (undated)',
        'https://www.nysenate.gov/legislation/laws/GOB/5-521',
        '2026-11-29',
      ),
      source(
        'US-NY',
        'price',
        'New York Limited Liability Company Law, section 1104: what an LLC can rely on',
        'https://www.nysenate.gov/legislation/laws/LLC/1104',
        '2014-09-22',
      ),
      source(
        'US-NY',
        'price',
        'New York Appellate Division, LG Funding v. United Senior Properties of Olathe (2020): when an advance is a loan',
        'https://www.nycourts.gov/reporter/3dseries/2020/2020_01607.htm',
        '2020-03-11',
      ),
      source(
        'US-NY',
        'price',
        'Lundin on Alleon Capital Partners v. Choudhry (2024): no limit from $2.5 million',
        'https://lundinpllc.com/commercial-case-notes/usury-law-not-applied-to-loan-with-over-2-5-million-principal-amount/',
        '2024-03-06',
      ),
    ],
  },
  ...texasPrice,
  {
    region: 'US-VT',
    isUnlimited: true,
    text: 'Vermont sets no limit on the rate of a loan to a corporation, nor on most loans to other businesses (Vermont Statutes, title 9, section 46). One exception is a loan on a home.',
    sources: [
      source(
        'US-VT',
        'price',
        'Vermont Statutes, title 9, section 46: loans without a limit on the rate',
        'https://legislature.vermont.gov/statutes/section/09/004/00046',
        '2024-12-31',
      ),
      ...disclosureSources['US-VT'],
    ],
  },
];
