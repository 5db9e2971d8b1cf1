import type { FactSource } from '../schemas/fact.js';
import { lawSource } from './law-source.js';

const source = (region: string, title: string, href: string, asOf: string): FactSource =>
  lawSource('broker', region, title, href, asOf);

/** Where each rule for brokers stands, by state. A file of its own, so that only the terms load it. */
export const brokerSources: Readonly<Record<string, FactSource>> = {
  California: source(
    'US-CA',
    'California Financial Code 22100, with the definition of a broker in 22004',
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22100',
    '2024-04-09',
  ),
  Connecticut: source(
    'US-CT',
    'Connecticut General Statutes, chapter 669, part XVI (36a-861 to 36a-872): commercial financing',
    'https://www.cga.ct.gov/current/pub/chap_669.htm',
    '2024-12-31',
  ),
  Florida: source(
    'US-FL',
    'Florida Statutes, section 559.9614: what a broker may not do',
    'https://www.flsenate.gov/Laws/Statutes/2024/559.9614',
    '2024-12-31',
  ),
  Illinois: source(
    'US-IL',
    'Illinois Loan Brokers Act of 1995, 815 ILCS 175: definition in 15-5.15, registration in 15-15',
    'https://www.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=2319&ChapterID=67',
    '2024-12-31',
  ),
  Missouri: source(
    'US-MO',
    'Missouri Revised Statutes 427.300',
    'https://revisor.mo.gov/main/OneSection.aspx?bid=54951&section=427.300',
    '2024-08-28',
  ),
  // House Bill 1127 of 2025 added a definition of a loan. Whether the commissioner has issued an order under it has not been checked.
  'North Dakota': source(
    'US-ND',
    'North Dakota Century Code, chapter 13-04.1: money brokers',
    'https://ndlegis.gov/cencode/t13c04-1.pdf',
    '2023-08-01',
  ),
  Texas: source(
    'US-TX',
    'Texas House Bill 700, as passed',
    'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm',
    '2025-06-20',
  ),
  Utah: source(
    'US-UT',
    'Utah Senate Bill 183 of 2022, as enrolled: Code 7-27-101 (providers) and 7-27-201 (registration)',
    'https://le.utah.gov/~2022/bills/sbillenr/SB0183.htm',
    '2022-05-04',
  ),
  Vermont: source(
    'US-VT',
    'Vermont Statutes, title 8, section 2201: licenses required',
    'https://legislature.vermont.gov/statutes/section/08/073/02201',
    '2024-12-31',
  ),
  Virginia: source(
    'US-VA',
    'Virginia Administrative Code 10VAC5-240: registration',
    'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240',
    '2024-12-04',
  ),
};

/** Laws on loan brokers of states that are not in the table, because we have not read who is exempt. */
export const loanBrokerLaws = {
  kansas: source(
    'US-KS',
    'Kansas Statutes: registration of loan brokers',
    'https://www.ksrevisor.org/statutes/chapters/ch50/050_010_0002.html',
    '2021-12-31',
  ),
  louisiana: source(
    'US-LA',
    'Louisiana Revised Statutes: loan brokers',
    'https://legis.la.gov/legis/Law.aspx?d=104177',
    '2026-05-22',
  ),
} satisfies Record<string, FactSource>;

/** Who needs a license to arrange a loan secured by real property, in the state whose law we have read. */
export const commercialMortgages: FactSource = {
  id: 'broker-real-property',
  title: 'California Business and Professions Code: who needs a real estate license (undated)',
  href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=10131',
  jurisdiction: 'US-CA',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-01-31',
};

const days = Object.values(brokerSources)
  .map(({ asOf }) => asOf)
  .sort();

/** The oldest and the newest text of `brokerSources`, and the day by which somebody has to read them again. */
export const brokerTexts = { from: days[0] ?? '', to: days.at(-1) ?? '', reviewBy: commercialMortgages.reviewBy };
