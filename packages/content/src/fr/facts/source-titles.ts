import { quebecPrepayment, regulationE } from '../../facts/sources.js';
import type { FactSource } from '../../schemas/fact.js';
import { regulationZ } from './regulation-z.js';
import { sba, sbaPages } from './sba-titles.js';
import { usuryPages } from './usury-titles.js';

export interface FrenchPage {
  title: string;
  /** The address of its French version, if the publisher has one. */
  href?: string;
}

const justice = 'https://laws-lois.justice.gc.ca';

/** What a source is called in French, by its address in English. */
export const frenchPages: Readonly<Record<string, FrenchPage>> = {
  ...sbaPages,
  ...usuryPages,
  'https://www.federalreserve.gov/releases/h15/': {
    title: 'Conseil de la Réserve fédérale, H.15, taux d’intérêt choisis : le taux préférentiel des banques',
  },
  'https://www.federalreserve.gov/newsevents/pressreleases/monetary20260916a.htm': {
    title: 'Réserve fédérale, déclaration du 16 septembre 2026 : la fourchette cible est relevée',
  },
  'https://www.bankofcanada.ca/rates/banking-and-financial-statistics/posted-interest-rates-offered-by-chartered-banks/':
    {
      title: 'Banque du Canada, taux d’intérêt affichés par les banques à charte : taux préférentiel',
    },
  'https://www.bankofcanada.ca/2026/09/fad-press-release-2026-09-02/': {
    title: 'Banque du Canada, annonce du 2 septembre 2026 : le taux directeur est maintenu',
    href: 'https://www.banqueducanada.ca/2026/09/fad-communique-2026-09-02/',
  },
  'https://www.theclearinghouse.org/payment-systems/articles/2020/11/11102020_paymentspulse_november052020': {
    title: 'The Clearing House : le délai d’une banque pour retourner un débit ACH non autorisé d’une entreprise',
  },
  'https://epcor.org/nycu-stories/may-aug-2022/stop-i-need-help-with-stop-payments.html': {
    title:
      'EPCOR, une association du secteur des paiements, sur la règle 3.7.2.1 de Nacha : la durée d’un ordre d’arrêter un débit d’entreprise',
  },
  'https://www.desjardins.com/ca/business/accounts-cash-management/client-accounts-management/direct-withdrawal/cpa-requirements-preauthorized-debits/payors-pad-agreement-details/index.jsp':
    {
      title: 'Desjardins, sur la règle H1 : le délai pour annuler un accord de débit préautorisé (sans date)',
    },
  [quebecPrepayment.href]: {
    title: 'Le cabinet d’avocats Therrien Couture Joli-Cœur : le remboursement anticipé (sans date)',
  },
  [regulationE.href]: {
    title:
      'Réserve fédérale, Regulation E (12 CFR 1005.6) : les débits non autorisés d’un compte personnel (sans date)',
  },
  'https://www.payments.ca/sites/default/files/h1eng.pdf': {
    title: 'Paiements Canada, règle H1 : les débits préautorisés',
  },
  'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf': {
    title:
      'Internal Revenue Service des États-Unis, Revenue Procedure 2025-32 : les montants des années d’imposition qui commencent en 2026',
  },
  'https://www.wegnercpas.com/small-business-tax-breaks-why-size-matters-for-tax-purposes/': {
    title:
      'Wegner CPAs, sur l’article 448(c) : le critère des recettes brutes pour les années d’imposition qui commencent en 2026 (sans date)',
  },
  'https://www.irs.gov/pub/irs-drop/n-26-11.pdf': {
    title:
      'Internal Revenue Service des États-Unis, avis 2026-11 : la déduction permanente pour amortissement de la première année',
  },
  [regulationZ.href]: { title: regulationZ.title },
  'https://www.nav.com/blog/what-is-the-average-business-loan-interest-rate-37650': {
    title:
      'Nav : les taux moyens des prêts aux entreprises, d’après l’enquête Small Business Lending Survey de la Banque fédérale de réserve de Kansas City pour le troisième trimestre de 2025',
  },
  'https://colemanreport.com/new-small-business-lending-is-up-at-mid-sized-and-large-banks/': {
    title:
      'Coleman Report, 24 avril 2024 : les taux des marges de crédit à la fin de 2023, d’après l’enquête Small Business Lending Survey de la Banque fédérale de réserve de Kansas City',
  },
  'https://www.federalregister.gov/d/2026-02660': {
    title:
      'Federal Register des États-Unis, 91 FR 5805 : les taux de référence que les prêts 7(a) peuvent suivre, outre le taux préférentiel',
  },
  'https://www.alliancecapitalcorporation.com/blog/major-changes-to-7-a-small-loan-underwriting-what-the-sbss-sunset-means-for-business-owners':
    {
      title:
        'Alliance Capital, sur l’avis 5000-875701 de la SBA : l’examen des prêts 7(a) d’au plus 350 000 $ depuis le 1er mars 2026',
    },
  'https://www.fundera.com/business-loans/guides/business-loan-interest-rate': {
    title:
      'Fundera : les fourchettes de taux par type de prêt, dont ceux des prêteurs en ligne, des avances et des factures',
  },
  'https://www.mondaq.com/canada/government-contracts-procurement-ppp/1675790/qu%C3%A9bec-government-adopts-the-regulation-respecting-prompt-payments-and-the-prompt-settlement-of-disputes-with-regard-to-construction-work':
    {
      title:
        'Mondaq : le Règlement sur les paiements et le règlement rapides des différends en matière de travaux de construction du Québec',
      href: 'https://www.mondaq.com/article/1675894',
    },
  'https://www.legisquebec.gouv.qc.ca/en/version/lc/ccq-1991?code=se:2727&historique=20240325': {
    title: 'Code civil du Québec, article 2727 : l’hypothèque légale de la construction',
    href: 'https://www.legisquebec.gouv.qc.ca/fr/version/lc/ccq-1991?code=se:2727&historique=20240325',
  },
  'https://www.mltaikins.com/insights/manitobas-new-prompt-payment-law-is-in-effect-what-owners-and-contractors-need-to-know':
    {
      title: 'Le cabinet d’avocats MLT Aikins, sur la loi du Manitoba sur le paiement rapide',
    },
  'https://svrlawyers.com/news-highlights-posts/2024/7/4/construction-deadline-approaching-two-year-old-contracts-must-adapt-to-new-act':
    {
      title: 'Le cabinet d’avocats SVR Lawyers, sur la Prompt Payment and Construction Lien Act de l’Alberta',
    },
  'https://www.millerthomson.com/en/insights/construction-and-infrastructure-law/please-pay-asap-saskatchewans-prompt-payment-legislation-will-be-in-force-in-march-2022/':
    {
      title:
        'Le cabinet d’avocats Miller Thomson, sur la Builders’ Lien (Prompt Payment) Amendment Act, 2019, de la Saskatchewan',
    },
  'https://www.mondaq.com/canada/construction--planning/1420792/canadas-federal-prompt-payment-legislation-now-in-force':
    {
      title:
        'Miller Thomson, sur la Loi fédérale sur le paiement rapide des travaux de construction (L.C. 2019, ch. 29, art. 387)',
      href: 'https://millerthomson.com/fr/perspectives-juridiques/bulletin-droit-de-la-construction-et-fr/entree-vigueur-la-loi-federale-le-paiement-rapide-construction',
    },
  'https://lautorite.qc.ca/en/general-public/compensation-and-deposit-protection/deposit-protection/': {
    title: 'Autorité des marchés financiers : la protection des dépôts (sans date)',
    href: 'https://lautorite.qc.ca/grand-public/indemnisation-et-protection-des-depots/protection-des-depots',
  },
  'https://www.legisquebec.gouv.qc.ca/en/version/lc/A-6.002?code=se:35_1&historique=20190214': {
    title: 'Loi sur l’administration fiscale (RLRQ, chapitre A-6.002), article 35.1 : la conservation des registres',
    href: 'https://www.legisquebec.gouv.qc.ca/fr/version/lc/A-6.002?code=se:35_1&historique=20190214',
  },
  'https://www.cfib-fcei.ca/en/tools-resources/ontario-prompt-payment': {
    title:
      'Fédération canadienne de l’entreprise indépendante : le paiement rapide dans la construction en Ontario (sans date)',
  },
  'https://www.torkin.com/insights/publication/2026-amendments-to-the--em-construction-act--em': {
    title: 'Le cabinet d’avocats Torkin, sur la Loi sur la construction de l’Ontario modifiée le 1er janvier 2026',
  },
  [`${justice}/eng/regulations/SOR-99-141/FullText.html`]: {
    title:
      'Ministère de la Justice du Canada, Règlement sur le financement des petites entreprises du Canada (DORS/99-141)',
    href: `${justice}/fra/reglements/DORS-99-141/TexteComplet.html`,
  },
  [`${justice}/eng/acts/C-10.2/`]: {
    title:
      'Ministère de la Justice du Canada, Loi sur le financement des petites entreprises du Canada (revenus de l’emprunteur)',
    href: `${justice}/fra/lois/C-10.2/`,
  },
  'https://lois-laws.justice.gc.ca/eng/regulations/SOR-99-141/section-12-20220704.html': {
    title:
      'Ministère de la Justice du Canada, Règlement sur le financement des petites entreprises du Canada, article 12 : les taux maximaux',
    href: 'https://lois-laws.justice.gc.ca/fra/reglements/DORS-99-141/article-12-20220704.html',
  },
  'https://ised-isde.canada.ca/site/sme-research-statistics/en/survey-data-and-analysis/credit-conditions-survey/credit-conditions-survey-2022':
    {
      title: 'Innovation, Sciences et Développement économique Canada, Enquête sur les conditions de crédit 2022',
      href: 'https://ised-isde.canada.ca/site/recherche-statistique-pme/fr/donnees-analyses-denquetes/enquete-conditions-credit/tendances-conditions-credit-petites-entreprises-entre-2009-2022',
    },
  'https://read.oecd.org/10.1787/b770959d-en?format=html': {
    title: 'OCDE, rapport sur le financement des PME, Canada : l’écart avec le taux préférentiel en 2022',
  },
  'https://www.businesscapital.com/blog/business-loan-interest-rates-what-to-expect-in-2026': {
    title: 'Business Capital, un prêteur : les taux pour 2026, dont ceux des prêteurs en ligne',
  },
  'https://ftc.gov/business-guidance/blog/2020/02/small-business-financing-staff-perspective-outlines-issues': {
    title:
      'Federal Trade Commission des États-Unis, sur le financement des petites entreprises : les frais des avances de fonds',
  },
  'https://thecfoclub.com/operational-finance/invoice-factoring-rates/': {
    title: 'The CFO Club : les taux de l’affacturage (sans date)',
  },
  'https://www.federalreserve.gov/publications/2025-march-consumer-community-context.htm': {
    title:
      'Conseil de la Réserve fédérale, Consumer & Community Context, mars 2025, sur l’enquête Small Business Credit Survey',
  },
  'https://www.occ.treas.gov/publications-and-resources/publications/comptrollers-handbook/files/asset-based-lending/index-asset-based-lending.html':
    {
      title: 'Office of the Comptroller of the Currency des États-Unis, Comptroller’s Handbook : les prêts sur actifs',
    },
  'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility': {
    title: `${sba}, prêts 7(a) : modalités et admissibilité`,
  },
  'https://www.globenewswire.com/news-release/2026/03/09/3252308/0/en/SBA-Bans-Foreign-Nationals-from-Accessing-SBA-backed-Loans.html':
    {
      title: `${sba} : avis du 9 mars 2026 sur la citoyenneté dans le programme de microprêts`,
    },
  'https://www.sba.gov/partners/lenders/7a-loan-program/7a-working-capital-pilot-program': {
    title: `${sba} : le Working Capital Pilot 7(a), ses marges de crédit et leurs frais annuels (sans date)`,
  },
  'https://www.bsk.com/news-events-videos/new-york-state-court-of-appeals-holds-that-criminally-usurious-loans-are-void-ab-initio/print':
    {
      title: 'Bond, Schoeneck & King, sur Adar Bays v. GeneSYS (2021) : l’usure criminelle à New York',
    },
  'https://www.federalregister.gov/d/2024-15313': {
    title: 'Federal Register des États-Unis, 89 FR 57353 : le Working Capital Pilot 7(a) et sa durée',
  },
  'https://ceba-cuec.ca/en/faq/financial-institution-loan-repayment.html': {
    title:
      'Compte d’urgence pour les entreprises canadiennes : remboursement des prêts détenus par une institution financière (sans date)',
  },
  'https://www.law.cornell.edu/uscode/text/26/6041A': {
    title: 'United States Code, titre 26, article 6041A : les déclarations de paiements pour des services',
  },
  'https://www.globenewswire.com/news-release/2025/09/18/3152600/0/en/SBA-Waives-Loan-Fees-for-Small-Manufacturers-in-Fiscal-Year-2026.html':
    {
      title: `${sba} : les frais de prêt des petits fabricants pour l’exercice 2026`,
    },
  'https://www.law.cornell.edu/cfr/text/13/120.160': {
    title:
      'Code of Federal Regulations des États-Unis, 13 CFR 120.160, conditions des prêts (cautionnements personnels)',
  },
  'https://www.jrbrunoassoc.com/from-paul-jrb-more-changes-to-sba-form-159-round-2-an-update/': {
    title:
      'J.R. Bruno & Associates, sur l’avis 5000-821479 de la SBA : le formulaire 159, les honoraires des intermédiaires et qui le signe',
  },
};

/** Of a page that two sources name. */
const bySource: Readonly<Record<string, { title: string }>> = {
  'sba-sop-next': {
    title: `${sba}, SOP 50 10, règles pour les prêteurs : l’édition du 1er octobre 2026, d’après des comptes rendus seulement`,
  },
};

/** A source with its title in French, and the address of its French version if it has one. */
export const sourceInFrench = (source: FactSource): FactSource => ({
  ...source,
  ...frenchPages[source.href],
  ...bySource[source.id],
});
