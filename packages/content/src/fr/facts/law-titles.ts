import type { FactSource } from '../../schemas/fact.js';
import { clauseLawTitles } from './clause-law-titles.js';
import type { FrenchPage } from './source-titles.js';

const justice = 'https://laws-lois.justice.gc.ca';
const legisQuebec = 'https://www.legisquebec.gouv.qc.ca';

/** An article of Quebec's Civil Code, as LégisQuébec has it in both languages. */
function article(number: number, subject: string): Record<string, FrenchPage> {
  const address = (code: string) => `${legisQuebec}/${code}/version/lc/ccq-1991?code=se:${number}&historique=20240325`;
  return {
    [address('en')]: { title: `Code civil du Québec, article ${number}\u00a0: ${subject}`, href: address('fr') },
  };
}

/** What a source of a law is called in French, by its address in English. */
const pages: Readonly<Record<string, FrenchPage>> = {
  [`${justice}/eng/acts/I-15/`]: {
    title: 'Ministère de la Justice du Canada, Loi sur l’intérêt (L.R.C. (1985), ch. I-15), articles 4 et 6',
    href: `${justice}/fra/lois/I-15/`,
  },
  [`${justice}/eng/acts/B-3/`]: {
    title:
      'Ministère de la Justice du Canada, Loi sur la faillite et l’insolvabilité (L.R.C. (1985), ch. B-3), article 244',
    href: `${justice}/fra/lois/B-3/`,
  },
  'https://www.mondaq.com/canada/contract-of-employment/1325552/june-1-2023-is-around-the-corner-are-you-ready-for-the-upcoming-changes-to-the-charter-of-the-french-language':
    {
      title:
        'Mondaq : les changements à la Charte de la langue française du 1er juin 2023, avec les contrats exemptés, comme le prêt',
    },
  [`${legisQuebec}/en/version/cs/C-11?code=se:55&historique=20240325`]: {
    title: 'Charte de la langue française (RLRQ, chapitre C-11), article 55',
    href: `${legisQuebec}/fr/version/cs/C-11?code=se:55&historique=20240325`,
  },
  [`${legisQuebec}/en/version/cs/P-40.1?code=se:1&historique=20240325`]: {
    title: 'Loi sur la protection du consommateur (RLRQ, chapitre P-40.1), article 1 : qui est un consommateur',
    href: `${legisQuebec}/fr/version/cs/P-40.1?code=se:1&historique=20240325`,
  },
  [`${legisQuebec}/en/document/lc/C-25.01`]: {
    title: 'Code de procédure civile du Québec (RLRQ, chapitre C-25.01) : l’acquiescement à la demande',
    href: `${legisQuebec}/fr/document/lc/C-25.01`,
  },
  ...article(1436, 'les clauses illisibles ou incompréhensibles'),
  ...article(1437, 'les clauses abusives'),
  ...article(1438, 'l’effet d’une clause nulle sur le reste du contrat'),
  ...article(1511, 'à qui profite le terme d’un prêt'),
  ...article(2332, 'la lésion dans le prêt d’une somme d’argent'),
  ...article(2362, 'la fin du cautionnement de dettes futures'),
  ...article(2758, 'le préavis d’exercice d’un droit hypothécaire'),
  ...article(3148, 'le tribunal ou l’arbitre que nomme le contrat'),
  'https://droit-inc.com/conseils-carriere/opinions/les-deux-grands-absents-du-code-de-procedure-civile': {
    title: 'Droit-inc : l’absence du jury civil (2014)',
  },
  'https://www.ulcc.ca/en/annual-meetings/216-2007-charlottetown-pe/civil-section-documents/578-canada-interest-act-preliminary-background-paper-2007?start=3':
    {
      title:
        'Conférence pour l’harmonisation des lois au Canada : document de travail sur la Loi sur l’intérêt, partie III',
    },
  'https://www.ulcc.ca/en/annual-meetings/235-2008-quebec-city-qc/civil-section-documents/456-interest-act-report-2008?start=4':
    {
      title: 'Conférence pour l’harmonisation des lois au Canada : rapport sur la Loi sur l’intérêt, avec l’article 6',
    },
  ...clauseLawTitles,
  'https://law.onecle.com/california/constitution/article-15.html': {
    title: 'Constitution de la Californie, article XV : l’usure, copie d’Onecle (sans date)',
  },
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22002': {
    title: 'California Financial Code 22002 : les prêteurs titulaires d’un permis sont exemptés (sans date)',
  },
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CORP&sectionNum=25118': {
    title: 'California Corporations Code 25118 : les prêts que l’article XV ne limite pas (sans date)',
  },
  'https://manatt.com/Insights/Newsletters/Client-Alert/California-Extends-State-Debt-Collection-Law-to-Co': {
    title:
      'Le cabinet d’avocats Manatt, sur le Senate Bill 1286 de 2024 : le recouvrement de dettes d’entreprise (sans date)',
  },
  'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-956': {
    title: 'California Code of Regulations, titre 10, article 956 : ce que vous recevez et qui d’autre est payé',
  },
  'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-917': {
    title: 'California Code of Regulations, titre 10, article 917 : les lignes du tableau à remettre',
  },
  'https://regulations.justia.com/states/california/title-10/chapter-3/subchapter-3/section-952': {
    title: 'California Code of Regulations, titre 10, article 952 : les obligations des courtiers',
  },
  'https://codes.findlaw.com/ca/financial-code/fin-sect-22804/': {
    title: 'California Financial Code 22804, sur les renseignements à fournir selon l’article 22802',
  },
  'https://counselorlibrary.com/public/alert.cfm?itemID=3492&productID=bl': {
    title: 'CounselorLibrary, sur les directives du département des banques du Connecticut',
  },
  'https://www.flsenate.gov/Laws/Statutes/2024/559.9613': {
    title: 'Florida Statutes, article 559.9613 : les renseignements à fournir',
  },
  'https://www.flsenate.gov/Laws/Statutes/2024/559.9614': {
    title: 'Florida Statutes, article 559.9614 : ce qu’un courtier ne peut pas faire',
  },
  'https://www.mayerbrown.com/en/insights/publications/2023/06/georgia-enacts-commercial-finance-disclosure-law-extending-legislative-trend':
    {
      title: 'Mayer Brown : la Géorgie adopte une loi sur les renseignements à fournir en financement commercial',
    },
  'https://www.kslegislature.gov/li_2024/b2023_24/measures/documents/sb345_enrolled.pdf': {
    title: 'Kansas, projet de loi 345 du Sénat, dans sa version adoptée',
  },
  'https://www.mayerbrown.com/en/insights/publications/2025/08/louisiana-now-requires-disclosures-for-revenue-based-financing-transactions':
    {
      title: 'Mayer Brown : la Louisiane exige de fournir des renseignements pour le financement fondé sur les revenus',
    },
  'https://revisor.mo.gov/main/OneSection.aspx?bid=54951&section=427.300': {
    title: 'Missouri Revised Statutes 427.300',
  },
  'https://www.lewisrice.com/publications/show-me-the-terms-missouris-new-financing-disclosure-law/': {
    title: 'Lewis Rice : la loi du Missouri sur les renseignements à fournir en financement',
  },
  'https://www.nysenate.gov/legislation/laws/FIS/808': {
    title: 'New York Financial Services Law 808 : le renouvellement chez le même bailleur de fonds',
  },
  'https://www.nysenate.gov/legislation/laws/FIS/802': {
    title: 'New York Financial Services Law 802 : qui et quoi en est exempté',
  },
  'https://www.nysenate.gov/legislation/laws/FIS/803': {
    title: 'New York Financial Services Law 803',
  },
  'http://www.mass.gov/ocabr/banking-and-finance/laws-and-regulations/opinions-and-decisions/dob-selected-opinions/mortgages/mortgages-98-271-through-97-118/97-209.html':
    {
      title: 'Division of Banks du Massachusetts, avis 97-209 : les prêteurs exemptés selon l’article 49(e)',
    },
  'https://www.nysenate.gov/legislation/laws/PEN/190.42': {
    title: 'New York Penal Law, article 190.42 : l’usure criminelle, à plus de vingt-cinq pour cent par an (sans date)',
  },
  'https://www.nysenate.gov/legislation/laws/BNK/14-A': {
    title: 'New York Banking Law, article 14-a : le taux pour les personnes physiques (sans date)',
  },
  'https://www.nysenate.gov/legislation/laws/GOB/5-511': {
    title: 'New York General Obligations Law, article 5-511 : les contrats usuraires sont nuls (sans date)',
  },
  'https://www.nysenate.gov/legislation/laws/GOB/5-521': {
    title: 'New York General Obligations Law, article 5-521 : ce qu’une société par actions peut invoquer (sans date)',
  },
  'https://lundinpllc.com/commercial-case-notes/usury-law-not-applied-to-loan-with-over-2-5-million-principal-amount/':
    {
      title:
        'Lundin, sur Alleon Capital Partners v. Choudhry (2024) : pas de limite à partir de 2,5 millions de dollars',
    },
  'https://occc.texas.gov/publications/interest-rates': {
    title: 'Office of Consumer Credit Commissioner du Texas : le plafond de la semaine du 15 au 21 décembre 2025',
  },
  'https://codes.ohio.gov/ohio-revised-code/section-2323.13': {
    title: 'Ohio Revised Code, article 2323.13 : le mandat de confesser jugement',
  },
  'https://regulations.justia.com/states/new-york/title-23/chapter-i/part-600/section-600-21': {
    title: 'New York Codes, Rules and Regulations, titre 23, article 600.21 : les obligations des courtiers',
  },
  'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.30.htm': {
    title: 'Texas Civil Practice and Remedies Code, article 30.001 : le document qui confesse un jugement',
  },
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1799.302': {
    title: 'California Civil Code 1799.302, modifié par le Senate Bill 1521 de 2024',
  },
  'https://capitol.texas.gov/tlodocs/89R/billtext/html/HB00700F.htm': {
    title:
      'Texas, projet de loi 700 de la Chambre, dans sa version adoptée, avec l’amende et l’absence de droit de poursuite privé',
  },
  'https://natlawreview.com/article/texas-passes-legislation-regulate-sales-based-financing': {
    title:
      'National Law Review, sur le projet de loi 700 : les renseignements et votre signature pour moins de 1 million de dollars, et les débits',
  },
  'https://occc.texas.gov/publications/rules': {
    title:
      'Office of Consumer Credit Commissioner du Texas, règles sur le financement fondé sur les ventes : ce que doit indiquer le document (projet du 6 mars 2026, adopté depuis avec des changements à 86.310 à 86.313, 7 TAC 86.301 à 86.322)',
  },
  'https://www.jdsupra.com/legalnews/texas-commercial-sales-based-financing-2031905': {
    title: 'JD Supra, sur le projet de loi 700 : comment une sûreté sur un compte devient opposable (sans date)',
  },
  'https://regulations.justia.com/states/new-york/title-23/chapter-i/part-600/section-600-5': {
    title:
      'New York Codes, Rules and Regulations, titre 23, article 600.5 : la forme des renseignements, avec votre signature',
  },
  'https://law.lis.virginia.gov/admincodeexpand/title10/agency5/chapter240': {
    title: 'Virginia Administrative Code 10VAC5-240 : le financement fondé sur les ventes',
  },
  'https://www.kslawllp.com/financial-institutions-blog/virginia-legislature-passes-nations-first-registration-requirement-for-sales-based-financing':
    {
      title: 'King & Spalding, sur le projet de loi 1027 de la Chambre : les renseignements à fournir et l’inscription',
    },
  'https://legislature.vermont.gov/statutes/fullchapter/08/073': {
    title: 'Vermont Statutes, titre 8, chapitre 73 : prêteurs titulaires d’un permis et sollicitation de prêts',
  },
  'https://blog.uvm.edu/cap/small-business-loans': {
    title: 'Consumer Assistance Program du procureur général du Vermont : les prêts aux petites entreprises',
  },
  'https://swlaw.com/publication/the-implications-of-californias-departure-from-judgments-by-confession': {
    title: 'Snell & Wilmer, sur le California Code of Civil Procedure 1132 : les jugements par confession',
  },
  'https://www.flsenate.gov/Laws/Statutes/2023/55.05': {
    title: 'Florida Statutes 55.05 : le jugement par confession',
  },
  'https://app.midpage.ai/document/pearson-v-friedman-1783374': {
    title: 'Florida District Court of Appeal, Pearson v. Friedman (1959) : les jugements par confession d’autres États',
  },
  'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleII/Chapter231/Section13A': {
    title: 'Massachusetts General Laws, chapitre 231, article 13A : la confession de jugement',
  },
  'https://www.nysenate.gov/legislation/laws/CVP/3218': {
    title: 'New York Civil Practice Law and Rules, article 3218 : le jugement par confession',
  },
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=22100': {
    title: 'California Financial Code 22100, avec la définition d’un courtier à l’article 22004',
  },
  'https://www.cga.ct.gov/current/pub/chap_669.htm': {
    title: 'Connecticut General Statutes, chapitre 669, partie XVI (36a-861 à 36a-872) : le financement commercial',
  },
  'https://www.ilga.gov/legislation/ilcs/ilcs5.asp?ActID=2319&ChapterID=67': {
    title:
      'Illinois Loan Brokers Act of 1995, 815 ILCS 175 : définition à l’article 15-5.15, inscription à l’article 15-15',
  },
  'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=10131': {
    title: 'California Business and Professions Code 10131 : qui doit avoir un permis immobilier (sans date)',
  },
  'https://www.ksrevisor.org/statutes/chapters/ch50/050_010_0002.html': {
    title: 'Kansas Statutes, chapitre 50, article 10 : les courtiers en prêts',
  },
  'https://legis.la.gov/legis/Law.aspx?d=104177': {
    title: 'Louisiana Revised Statutes, titre 51, chapitre 25 : les courtiers en prêts',
  },
  'https://ndlegis.gov/cencode/t13c04-1.pdf': {
    title: 'North Dakota Century Code, chapitre 13-04.1 : les courtiers en prêts',
  },
  'https://le.utah.gov/~2022/bills/sbillenr/SB0183.htm': {
    title:
      'Utah, projet de loi 183 du Sénat (2022), dans sa version adoptée : Code 7-27-101 (fournisseurs) et 7-27-201 (inscription)',
  },
  'https://legislature.vermont.gov/statutes/section/08/073/02201': {
    title: 'Vermont Statutes, titre 8, article 2201 : les permis requis',
  },
  'https://www.funderintel.com/group/all-business-lending-fintech/discussion/3cb6d35a-c7f5-42cf-aca1-aca3eb714e09': {
    title:
      'Funder Intel, sur le compte rendu d’une association : le House Bill 648 du Vermont signé en 2026 (sans date)',
  },
  'https://cpo.soar.com/articles/8046720/Vermont/Panel-weighs-ban-on-virtual-kiosks-and-new-oversight-of-merchant-cash-advances':
    {
      title: 'Compte rendu de la commission de la Chambre du Vermont qui a examiné le projet de mai 2026',
    },
};

/** A source of a law with its title in French, and the address of its French version if it has one. */
export const lawInFrench = (source: FactSource): FactSource => ({ ...source, ...pages[source.href] });
