import { source } from './state-law.js';

export const newYork = source(
  'US-NY',
  'confession',
  'New York Civil Practice Law and Rules, section 3218: judgment by confession',
  'https://www.nysenate.gov/legislation/laws/CVP/3218',
  '2019-09-06',
);

/** Seizures before a judgment. */
export const connecticutRemedies = source(
  'US-CT',
  'confession',
  'Connecticut General Statutes, chapter 903a: seizures before a judgment, with waivers in 52-278f',
  'https://www.cga.ct.gov/current/pub/chap_903a.htm',
  '2024-12-31',
);

export const newYorkSources = [
  newYork,
  source(
    'US-NY',
    'confession',
    'Moritt Hock & Hamroff on New York Civil Practice Law and Rules 3218: people and companies from other states (undated)',
    'https://www.moritthock.com/new-yorks-new-confession-of-judgment-law-the-unintended-consequences-of-its-residency-requirements/',
    '2026-11-29',
  ),
];

/** The notice that Virginia asks for, and how long a judgment can be opposed. */
export const virginiaConfession = [
  source(
    'US-VA',
    'confession',
    'Bean, Kinney & Korman on Code of Virginia 8.01-433.1, with the words of the warning (undated)',
    'https://www.beankinney.com/virginia-real-estate-land-use-construction-law-blog/virginia-confessions-of-judgments-can-be-fragile',
    '2026-11-29',
  ),
  source(
    'US-VA',
    'confession',
    'Supreme Court of Virginia, Ayers v. Brooke Road (2021): the deadline of 8.01-433',
    'https://law.justia.com/cases/virginia/supreme-court/2021/201245.html',
    '2021-10-21',
  ),
  source(
    'US-VA',
    'confession',
    'Code of Virginia 8.01-434, in a copy of CourtGPT: the 21 days of 8.01-433 (undated)',
    'https://courtgpt.ai/laws/virginia/title-8-01/chapter-17/section-8-01-434',
    '2026-11-30',
  ),
];
