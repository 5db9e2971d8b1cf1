import type { FactSource } from '../schemas/fact.js';

/* Pages about paying for construction work in Canada, as in `sources.ts`. */

export const constructionAct: FactSource = {
  id: 'construction-act',
  title: 'Canadian Federation of Independent Business: prompt payment in construction in Ontario (undated)',
  href: 'https://www.cfib-fcei.ca/en/tools-resources/ontario-prompt-payment',
  jurisdiction: 'CA-ON',
  asOf: '2026-11-29',
  isUndated: true,
  reviewBy: '2027-05-31',
};

export const constructionChanges: FactSource = {
  id: 'construction-changes',
  title: 'Torkin, a law firm: the Construction Act of Ontario as amended on January 1, 2026',
  href: 'https://www.torkin.com/insights/publication/2026-amendments-to-the--em-construction-act--em',
  jurisdiction: 'CA-ON',
  asOf: '2026-01-01',
  reviewBy: '2027-05-31',
};

export const albertaPromptPayment: FactSource = {
  id: 'alberta-prompt-payment',
  title: 'SVR Lawyers, a law firm, on the Prompt Payment and Construction Lien Act of Alberta',
  href: 'https://svrlawyers.com/news-highlights-posts/2024/7/4/construction-deadline-approaching-two-year-old-contracts-must-adapt-to-new-act',
  jurisdiction: 'CA-AB',
  asOf: '2024-07-04',
  reviewBy: '2027-05-31',
};

export const manitobaPromptPayment: FactSource = {
  id: 'manitoba-prompt-payment',
  title: "MLT Aikins, a law firm: Manitoba's new Prompt Payment law is in effect",
  href: 'https://www.mltaikins.com/insights/manitobas-new-prompt-payment-law-is-in-effect-what-owners-and-contractors-need-to-know',
  jurisdiction: 'CA-MB',
  asOf: '2025-04-01',
  reviewBy: '2027-05-31',
};

export const saskatchewanPromptPayment: FactSource = {
  id: 'saskatchewan-prompt-payment',
  title: "Miller Thomson, a law firm, on the Builders' Lien (Prompt Payment) Amendment Act, 2019, of Saskatchewan",
  href: 'https://www.millerthomson.com/en/insights/construction-and-infrastructure-law/please-pay-asap-saskatchewans-prompt-payment-legislation-will-be-in-force-in-march-2022/',
  jurisdiction: 'CA-SK',
  asOf: '2022-03-01',
  reviewBy: '2027-05-31',
};

export const federalPromptPayment: FactSource = {
  id: 'federal-prompt-payment',
  title: 'Mondaq: the Federal Prompt Payment for Construction Work Act of Canada (S.C. 2019, c. 29, s. 387)',
  href: 'https://www.mondaq.com/canada/construction--planning/1420792/canadas-federal-prompt-payment-legislation-now-in-force',
  jurisdiction: 'CA',
  asOf: '2024-01-30',
  reviewBy: '2027-05-31',
};

export const quebecPromptPayment: FactSource = {
  id: 'quebec-prompt-payment',
  title:
    'Mondaq: the Regulation of Quebec respecting prompt payments and the prompt settlement of disputes with regard to construction work',
  href: 'https://www.mondaq.com/canada/government-contracts-procurement-ppp/1675790/qu%C3%A9bec-government-adopts-the-regulation-respecting-prompt-payments-and-the-prompt-settlement-of-disputes-with-regard-to-construction-work',
  jurisdiction: 'CA-QC',
  asOf: '2025-09-10',
  reviewBy: '2027-09-30',
};

export const constructionHypothec: FactSource = {
  id: 'construction-hypothec',
  title: 'Civil Code of Quebec, article 2727: the legal hypothec of construction',
  href: 'https://www.legisquebec.gouv.qc.ca/en/version/lc/ccq-1991?code=se:2727&historique=20240325',
  jurisdiction: 'CA-QC',
  asOf: '2024-03-25',
  reviewBy: '2027-05-31',
};
