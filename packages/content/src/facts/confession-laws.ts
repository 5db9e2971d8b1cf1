import { connecticutRemedies, newYork, newYorkSources, virginiaConfession } from './confession-sources.js';
import { disclosureLimits } from './disclosure-limits.js';
import { disclosureSources } from './disclosure-sources.js';
import { type StateLaw, source } from './state-law.js';

/** The states whose own rule is below. */
const readStates = ['CA', 'CT', 'FL', 'IL', 'MA', 'NJ', 'NY', 'OH', 'PA', 'TX', 'VA', 'VT'].map((code) => `US-${code}`);
const newYorkCourts =
  'Courts in New York may enter one only if you lived there, or your business had a place of business there, when you signed or when the lender files it.';

/** Judgments by confession. A rule binds the courts of its state. Many funders go to those of New York, wherever the business is. */
export const confession: readonly StateLaw[] = [
  {
    region: 'CA-QC',
    forbids: true,
    text: 'In Quebec you can acquiesce in a claim only once a lawsuit has begun, not in advance in a contract. Courts elsewhere may accept it.',
    ask: "Quebec's Code of Civil Procedure lets us acquiesce in a claim only once a lawsuit has begun",
    sources: [
      source(
        'CA-QC',
        'confession',
        'Quebec, Code of Civil Procedure (chapter C-25.01): acquiescence in a claim',
        'https://www.legisquebec.gouv.qc.ca/en/document/lc/C-25.01',
        '2024-12-16',
      ),
    ],
  },
  {
    region: 'US',
    except: readStates,
    ifElsewhere: true,
    isUnread: true,
    text: `${newYorkCourts} We have not read the rule of your state: ask a lawyer there.`,
    sources: newYorkSources,
  },
  {
    region: 'US',
    except: ['US-NY'],
    ifElsewhere: true,
    text: `${newYorkCourts} Other states have their own rules.`,
    sources: newYorkSources,
  },
  {
    region: 'US-CA',
    forbids: true,
    text: 'Courts in California may not enter a judgment by confession. That rule has applied since January 1, 2023.',
    ask: 'the courts of California enter none (Code of Civil Procedure 1132)',
    sources: [
      source(
        'US-CA',
        'confession',
        'Snell & Wilmer on California Code of Civil Procedure 1132: judgments by confession',
        'https://swlaw.com/publication/the-implications-of-californias-departure-from-judgments-by-confession',
        '2023-07-26',
      ),
    ],
  },
  {
    region: 'US-CT',
    kinds: ['advance'],
    text: 'We have read no rule of Connecticut on confessions of judgment as such. In an advance of $250,000 or less that you repay from sales, a clause cannot take away your right to notice and a hearing before your property is attached or your account frozen (General Statutes 36a-868). In a larger one it can (52-278f). Banks are exempt from the first rule.',
    sources: [...disclosureSources['US-CT'], connecticutRemedies],
  },
  {
    region: 'US-CT',
    kinds: ['loan', 'line', 'factoring'],
    text: "We have read no rule of Connecticut on confessions of judgment as such. But in a contract with a business you can give up your right to notice and a hearing before your property is attached or your account frozen. The lender's lawyer can then do that without a court order, on a sworn statement of the facts, and you can only ask for a hearing afterwards (General Statutes 52-278e and 52-278f). Have such a clause removed.",
    sources: [connecticutRemedies],
  },
  {
    region: 'US-FL',
    forbids: true,
    text: 'Florida law makes such a clause void if you sign it before a lawsuit. A judgment that a court of another state has entered may still be enforced there.',
    ask: 'Florida law makes it void (Statutes 55.05)',
    sources: [
      source(
        'US-FL',
        'confession',
        'Florida Statutes 55.05: judgments by confession',
        'https://www.flsenate.gov/Laws/Statutes/2023/55.05',
        '2023-12-31',
      ),
      source(
        'US-FL',
        'confession',
        'Florida District Court of Appeal, Pearson v. Friedman (1959): judgments by confession of other states',
        'https://app.midpage.ai/document/pearson-v-friedman-1783374',
        '1959-06-18',
      ),
    ],
  },
  {
    region: 'US-IL',
    text: 'Illinois lets a lender get such a judgment on a business contract without notice, in the county where you signed, live or own property (735 ILCS 5/2-1301). Do not sign one without a lawyer.',
    sources: [
      source(
        'US-IL',
        'confession',
        'Illinois Compiled Statutes, 735 ILCS 5/2-1301: judgments by confession (undated)',
        'https://www.ilga.gov/legislation/ilcs/documents/073500050K2-1301.htm',
        '2026-11-30',
      ),
    ],
  },
  {
    region: 'US-MA',
    forbids: true,
    text: 'Massachusetts law makes such a clause void, and a court sets the judgment aside if you ask it to.',
    ask: 'Massachusetts law makes it void (General Laws, chapter 231, section 13A)',
    sources: [
      source(
        'US-MA',
        'confession',
        'Massachusetts General Laws, chapter 231, section 13A: confession of judgment',
        'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleII/Chapter231/Section13A',
        '2023-12-11',
      ),
    ],
  },
  {
    region: 'US-NJ',
    forbids: true,
    text: 'New Jersey forbids one in a loan, a line, an advance or factoring for a business there, a sole proprietor included. The clause is invalid. A court elsewhere may still accept it.',
    ask: 'New Jersey forbids it (New Jersey Statutes 2A:16-9.1)',
    sources: [
      source(
        'US-NJ',
        'confession',
        'New Jersey Statutes 2A:16-9.1, in a copy of Justia: judgments by confession',
        'https://law.justia.com/codes/new-jersey/2022/title-2a/section-2a-16-9-1/',
        '2022-12-31',
      ),
    ],
  },
  {
    region: 'US-NY',
    text: 'New York accepts it only in a county where you lived, or your business had a place of business, when you signed or when the lender files it, and for three years after you sign.',
    sources: [newYork],
  },
  {
    region: 'US-OH',
    text: 'In Ohio a business can sign one in a note, a lease, a guarantee or another contract for a debt. It is valid only if a warning stands directly above or below the signature and stands out more than anything else on the paper. The warning begins: "By signing this paper you give up your right to notice and court trial." If it is there, do not sign without a lawyer: such a judgment can reach the accounts and other property of everyone who signs.',
    sources: [
      source(
        'US-OH',
        'confession',
        'Ohio Revised Code, section 2323.13: warrant of attorney to confess',
        'https://codes.ohio.gov/ohio-revised-code/section-2323.13',
        '1974-01-01',
      ),
    ],
  },
  {
    region: 'US-PA',
    text: 'Pennsylvania lets a lender get such a judgment on a business contract without a hearing. Only consumer credit of a person is protected.',
    sources: [
      source(
        'US-PA',
        'confession',
        'Pennsylvania Rules of Civil Procedure, rule 2950: confession of judgment for money',
        'https://www.pacodeandbulletin.gov/Display/pabull?file=/secure/pabulletin/data/vol26/26-16/621.html',
        '1996-07-01',
      ),
    ],
  },
  {
    region: 'US-TX',
    forbids: true,
    text: 'In Texas nobody can confess a judgment in a document that is signed before a lawsuit.',
    ask: 'Texas allows none before a lawsuit (Civil Practice and Remedies Code 30.001)',
    sources: [
      source(
        'US-TX',
        'confession',
        'Texas Civil Practice and Remedies Code, section 30.001: instrument to waive service or confess judgment',
        'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.30.htm',
        '2025-09-01',
      ),
    ],
  },
  {
    region: 'US-VA',
    kinds: ['advance'],
    upTo: disclosureLimits['US-VA'],
    ofSales: true,
    forbids: true,
    text: 'Virginia forbids a confession of judgment in a cash advance of $500,000 or less that you repay from sales.',
    ask: 'Virginia forbids it in such an advance (Code 6.2-2234)',
    sources: [
      source(
        'US-VA',
        'confession',
        'Code of Virginia 6.2-2234: where a funder has to sue, arbitration and confessions of judgment',
        'https://law.lis.virginia.gov/vacode/title6.2/chapter22.1/section6.2-2234/',
        '2022-07-01',
      ),
      ...disclosureSources['US-VA'],
    ],
  },
  {
    region: 'US-VA',
    text: 'Virginia accepts one in a contract for a debt only with a notice that begins "IMPORTANT NOTICE: THIS INSTRUMENT CONTAINS A CONFESSION OF JUDGMENT PROVISION" (Code 8.01-433.1). If such a judgment is entered against you, you have 21 days after the notice of it to ask the court to set it aside (8.01-433).',
    sources: virginiaConfession,
  },
  {
    region: 'US-VT',
    kinds: ['loan', 'line'],
    forbids: true,
    text: 'In Vermont a licensed lender may not take a confession of judgment (Vermont Statutes, title 8, section 2229). Banks and some others lend without that license.',
    ask: 'Vermont forbids it to a licensed lender (Vermont Statutes, title 8, section 2229)',
    sources: disclosureSources['US-VT'].slice(0, 1),
  },
];
