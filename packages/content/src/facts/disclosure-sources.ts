import type { FactSource } from '../schemas/fact.js';
import { californiaFees } from './california-sources.js';
import { page } from './disclosure-duties.js';

export const financialCode22802 = page(
  'US-CA',
  'California Financial Code 22802',
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22802',
  '2024-01-01',
);

/** The pages that the disclosure laws come from, by region. The first one is the source of the list of duties. */
export const disclosureSources = {
  'US-CA': [
    page(
      'US-CA',
      'California Code of Regulations, title 10, section 956: what you receive and who else is paid',
      'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-956',
      '2024-09-20',
    ),
    page(
      'US-CA',
      'California Code of Regulations, title 10, section 917: the rows of the disclosure',
      'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-917',
      '2024-09-20',
    ),
    page(
      'US-CA',
      'California Code of Regulations, title 10, section 952: duties of brokers',
      'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-952',
      '2024-09-20',
    ),
    page(
      'US-CA',
      'California Financial Code 22804, on the disclosures of section 22802',
      'https://codes.findlaw.com/ca/financial-code/fin-sect-22804/',
      '2025-01-01',
    ),
    financialCode22802,
    page(
      'US-CA',
      'California Financial Code 22806',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22806',
      '2026-01-01',
    ),
    page(
      'US-CA',
      'California Civil Code 1799.302, as amended by Senate Bill 1521 of 2024',
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1799.302',
      '2025-01-01',
    ),
    ...californiaFees,
  ],
  'US-CT': [
    page(
      'US-CT',
      'Connecticut General Statutes, chapter 669, part XVI (36a-861 to 36a-872): commercial financing',
      'https://www.cga.ct.gov/current/pub/chap_669.htm',
      '2024-12-31',
    ),
    page(
      'US-CT',
      'CounselorLibrary on the guidance of the Connecticut Department of Banking',
      'https://counselorlibrary.com/public/alert.cfm?itemID=3492&productID=bl',
      '2024-06-12',
    ),
  ],
  'US-FL': [
    page(
      'US-FL',
      'Florida Statutes, section 559.9613: disclosures',
      'https://www.flsenate.gov/Laws/Statutes/2024/559.9613',
      '2024-12-31',
    ),
    page(
      'US-FL',
      'Florida Statutes, section 559.9614: what a broker may not do',
      'https://www.flsenate.gov/Laws/Statutes/2024/559.9614',
      '2024-12-31',
    ),
    page('US-FL', 'Florida Statutes 559.9611', 'https://www.flsenate.gov/Laws/Statutes/2024/559.9611', '2024-12-31'),
    page('US-FL', 'Florida Statutes 559.9612', 'https://www.flsenate.gov/Laws/Statutes/2024/559.9612', '2024-12-31'),
  ],
  'US-GA': [
    page(
      'US-GA',
      'Mayer Brown: Georgia enacts a commercial finance disclosure law',
      'https://www.mayerbrown.com/en/insights/publications/2023/06/georgia-enacts-commercial-finance-disclosure-law-extending-legislative-trend',
      '2023-06-05',
    ),
  ],
  'US-KS': [
    page(
      'US-KS',
      'Kansas Senate Bill 345, as enrolled',
      'https://www.kslegislature.gov/li_2024/b2023_24/measures/documents/sb345_enrolled.pdf',
      '2024-04-12',
    ),
  ],
  'US-LA': [
    page(
      'US-LA',
      'Mayer Brown: Louisiana now requires disclosures for revenue-based financing',
      'https://www.mayerbrown.com/en/insights/publications/2025/08/louisiana-now-requires-disclosures-for-revenue-based-financing-transactions',
      '2025-08-01',
    ),
  ],
  'US-MO': [
    page(
      'US-MO',
      'Revisor of Missouri, Revised Statutes 427.300',
      'https://revisor.mo.gov/main/OneSection.aspx?bid=54951&section=427.300',
      '2024-08-28',
    ),
    page(
      'US-MO',
      "Lewis Rice: Missouri's financing disclosure law",
      'https://www.lewisrice.com/publications/show-me-the-terms-missouris-new-financing-disclosure-law/',
      '2024-11-19',
    ),
  ],
  'US-NY': [
    page(
      'US-NY',
      'New York Financial Services Law 803',
      'https://www.nysenate.gov/legislation/laws/FIS/803',
      '2023-02-01',
    ),
    page(
      'US-NY',
      'New York Financial Services Law 802: who and what is exempt',
      'https://www.nysenate.gov/legislation/laws/FIS/802',
      '2022-01-07',
    ),
    page(
      'US-NY',
      'New York Financial Services Law 808: renewals with the same funder',
      'https://www.nysenate.gov/legislation/laws/FIS/808',
      '2022-01-07',
    ),
    page(
      'US-NY',
      'New York Financial Services Law 810',
      'https://www.nysenate.gov/legislation/laws/FIS/810',
      '2022-01-07',
    ),
    page(
      'US-NY',
      'New York Codes, Rules and Regulations, title 23, section 600.5: the form of the disclosure, with your signature',
      'https://regulations.justia.com/states/new-york/title-23/chapter-i/part-600/section-600-5',
      '2024-12-24',
    ),
    page(
      'US-NY',
      'New York Codes, Rules and Regulations, title 23, section 600.21: duties of brokers',
      'https://regulations.justia.com/states/new-york/title-23/chapter-i/part-600/section-600-21',
      '2024-09-04',
    ),
  ],
  'US-TX': [
    page(
      'US-TX',
      'Texas House Bill 700, as passed, with the penalty and no private right of action',
      'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm',
      '2025-06-20',
    ),
    page(
      'US-TX',
      'National Law Review on House Bill 700: the disclosure and your signature below $1 million, and debits',
      'https://natlawreview.com/article/texas-passes-legislation-regulate-sales-based-financing',
      '2025-07-03',
    ),
    page(
      'US-TX',
      'Texas Office of Consumer Credit Commissioner, rules on commercial sales-based financing: what the disclosure has to name (proposed on March 6, 2026, adopted since, with changes to 86.310 to 86.313, as 7 TAC 86.301 to 86.322)',
      'https://occc.texas.gov/publications/rules',
      '2026-03-06',
    ),
    page(
      'US-TX',
      'JD Supra on House Bill 700: how a security interest in a deposit account is perfected (undated)',
      'https://www.jdsupra.com/legalnews/texas-commercial-sales-based-financing-2031905',
      '2026-11-29',
    ),
    page(
      'US-TX',
      'Troutman, a law firm, on House Bill 700: automatic debits take a security interest in the bank account (undated)',
      'https://www.jdsupra.com/legalnews/texas-enacts-new-commercial-sales-based-8896316',
      '2026-11-30',
    ),
    page(
      'US-TX',
      'Spencer Fane, a law firm, in the magazine of an association of factors: a first lien on the receivables is enough (undated)',
      'https://magazine.factoring.org/news/on-second-thought-update-on-mca-law-in-texas',
      '2026-11-30',
    ),
  ],
  'US-UT': [
    page('US-UT', 'Utah Code 7-27-202', 'https://le.utah.gov/xcode/Title7/Chapter27/7-27-S202.html', '2025-01-01'),
    page(
      'US-UT',
      'Utah Senate Bill 183 of 2022, as enrolled: Code 7-27-202',
      'https://le.utah.gov/~2022/bills/sbillenr/SB0183.htm',
      '2022-05-04',
    ),
  ],
  'US-VA': [
    page(
      'US-VA',
      'Code of Virginia, title 6.2, chapter 22.1, in a copy of LawServer: the sections on sales-based financing (undated)',
      'https://lawserver.com/law/state/virginia/va-code/virginia_code_title_6-2_subtitle_iii_chapter_22-1',
      '2026-11-30',
    ),
    page(
      'US-VA',
      'Virginia Administrative Code 10VAC5-240: sales-based financing',
      'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240',
      '2024-12-04',
    ),
    page(
      'US-VA',
      'King & Spalding on House Bill 1027: the items to disclose, and registration',
      'https://www.kslawllp.com/financial-institutions-blog/virginia-legislature-passes-nations-first-registration-requirement-for-sales-based-financing',
      '2022-03-22',
    ),
    page(
      'US-VA',
      'Code of Virginia 6.2-2234: where a funder has to sue, arbitration and confessions of judgment',
      'https://law.lis.virginia.gov/vacode/title6.2/chapter22.1/section6.2-2234/',
      '2022-07-01',
    ),
  ],
  'US-VT': [
    page(
      'US-VT',
      'Vermont Statutes, title 8, chapter 73: licensed lenders and loan solicitation',
      'https://legislature.vermont.gov/statutes/fullchapter/08/073',
      '2024-12-31',
    ),
    page(
      'US-VT',
      "Vermont Attorney General's Consumer Assistance Program: small business loans",
      'https://blog.uvm.edu/cap/small-business-loans',
      '2024-11-18',
    ),
  ],
} satisfies Record<string, FactSource[]>;
