import type { FrenchPage } from './source-titles.js';

/** What the sources of laws on the price and the clauses of a contract are called in French, by their addresses in English. The others are in `law-titles.ts`. */
export const clauseLawTitles: Readonly<Record<string, FrenchPage>> = {
  'https://www.ilga.gov/legislation/ilcs/documents/073500050K2-1301.htm': {
    title: 'Illinois Compiled Statutes, 735 ILCS 5/2-1301 : les jugements sur confession (sans date)',
  },
  'https://natlawreview.com/article/new-commercial-financing-laws-take-effect-connecticut-kansas': {
    title:
      'Greenberg Traurig, cabinet d’avocats, sur la loi du Connecticut sur le financement fondé sur les ventes : l’affacturage, les renseignements à fournir et l’inscription',
  },
  'https://portal.ct.gov/dob/bulletin/2024/bulletin-3172-december-6-2024': {
    title: 'Department of Banking du Connecticut, bulletin 3172 : l’indice des dépôts de 2025',
  },
  'https://law.justia.com/codes/connecticut/2022/title-37/chapter-673/section-37-9/': {
    title:
      'Connecticut General Statutes 37-9, copie de Justia : les prêts exemptés, et les frais qui ne sont pas des intérêts',
  },
  'https://www.nysenate.gov/legislation/laws/LLC/1104': {
    title: 'New York Limited Liability Company Law, article 1104 : ce qu’une LLC peut invoquer',
  },
  'https://www.nycourts.gov/reporter/3dseries/2020/2020_01607.htm': {
    title:
      'Appellate Division de New York, LG Funding v. United Senior Properties of Olathe (2020) : quand une avance est un prêt',
  },
  'https://www.ontario.ca/laws/statute/90u02': {
    title: 'Ontario, Loi sur la réduction des opérations exorbitantes (L.R.O. 1990, chap. U.2), articles 1 et 2',
    href: 'https://www.ontario.ca/lois/loi/90u02',
  },
  'https://coadecisions.ontariocourts.ca/coa/coa/en/item/22149/index.do?iframe=true': {
    title: 'Cour d’appel de l’Ontario, Steinberg v. Adderley (2024 ONCA 167) : ce que permet l’article 2 de cette loi',
  },
  'https://web2.gov.mb.ca/laws/statutes/reccsm/u020e.php?map=1': {
    title:
      'Manitoba, Loi sur les opérations de prêt exorbitantes (L.R.M. 1987, c. U20), articles 1 et 2, telle qu’adoptée en 1987',
    href: 'https://web2.gov.mb.ca/laws/statutes/reccsm/u020f.php?map=2&query=search',
  },
  'https://mclennanrosslitigationlaw.blogspot.com/2018/10/quick-auto-and-principle-of.html': {
    title: 'McLennan Ross, avocats : la Loi sur les opérations de prêt exorbitantes du Manitoba et la loi de l’Alberta',
  },
  'http://laws.gnb.ca/en/document/cs/2011-C.233': {
    title:
      'Nouveau-Brunswick, loi de 2011, chap. 233 (avant 2011, Loi sur le redressement des opérations de prêt exorbitantes), article 2',
    href: 'https://lois.gnb.ca/fr/document/lc/2011-C.233',
  },
  'http://nslegislature.ca/legc/statutes/unconsci.htm': {
    title: 'Nouvelle-Écosse, Unconscionable Transactions Relief Act (R.S.N.S. 1989, chap. 481), article 3 (sans date)',
  },
  'https://www.consumerfinance.gov/rules-policy/regulations/1002/7/': {
    title: 'Consumer Financial Protection Bureau, Regulation B (12 CFR 1002.7) : la signature du conjoint (sans date)',
  },
  'http://www.qp.alberta.ca/1266.cfm?page=G11.cfm&leg_type=Acts&isbncln=9780779785100&display=html': {
    title: 'Alberta, Guarantees Acknowledgment Act (RSA 2000, chapitre G-11)',
  },
  'https://archive.millerthomsonlaw.com/en/insights/financial-services-restructuring-communique/changes-to-the-guarantees-acknowledgement-act':
    {
      title:
        'Miller Thomson, sur la Guarantees Acknowledgment Act de l’Alberta : un avocat signe le certificat depuis le 30 avril 2015',
    },
  'https://infobytes.orrick.com/2010-05-01/arkansas-increases-usury-limit': {
    title: 'Orrick, sur l’Amendment 89 : les banques suivent l’article 12 U.S.C. 1831u, les autres 17 %',
  },
  'https://www.geraghtylawoffice.com/blogs/not-interested-in-usury-a-crime-of-biblical-proportions': {
    title: 'Geraghty Law Office, sur la limite des prêts aux entreprises au Colorado (sans date)',
  },
  'https://www.flsenate.gov/Laws/Statutes/2025/687.04': {
    title: 'Florida Statutes 687.04 : la sanction de l’usure',
  },
  'https://www.rtlaw.com/usury-in-florida-penalties/': {
    title: 'Le cabinet d’avocats Rogers Towers, sur les sanctions de l’usure en Floride (sans date)',
  },
  'https://www.elfaonline.org/advocacy/state-issues/state-law-compendium/new-jersey/usury': {
    title: 'Equipment Leasing and Finance Association, sur l’usure au New Jersey, avec 31:1-6 (sans date)',
  },
  'https://www.mayerbrown.com/ja/insights/publications/2025/06/texas-commercial-financing-disclosure-and-registration-law-threatens-sales-based-financing-industry':
    {
      title: 'Le cabinet d’avocats Mayer Brown, sur le House Bill 700 : les avances et la loi sur l’usure',
    },
  'https://magazine.factoring.org/magazine-articles/l05wrt7swsbt2p84ov7564xbv0fm5y': {
    title:
      'Jason Medley, du cabinet d’avocats Clark Hill, sur l’affacturage au Texas : Finance Code 306.001 et 306.103 (sans date)',
  },
  'http://statutes.laws-info.com/texas/finance-code/title-4-regulation-of-interest-loans-and-financed-transactions/chapter-306-commercial-transactions':
    {
      title: 'Texas Finance Code, chapitre 306, dans une copie de Laws-info (sans date)',
    },
  'https://law.justia.com/codes/new-jersey/2022/title-2a/section-2a-16-9-1/': {
    title: 'New Jersey Statutes 2A:16-9.1, copie de Justia : les jugements par confession',
  },
  'https://caselaw.findlaw.com/court/tx-supreme-court/117296628.html': {
    title:
      'Cour suprême du Texas, American Pearl Group v. National Payment Systems (2025) : l’intérêt sur ce qui reste dû',
  },
  'http://www.counselcorner.com/2025': {
    title: 'Counsel Corner, sur American Pearl Group v. National Payment Systems : la limite que le tribunal a prise',
  },
  'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.305.htm': {
    title: 'Texas Finance Code, chapitre 305 : sanctions et recours',
  },
  'https://www.pacodeandbulletin.gov/Display/pabull?file=/secure/pabulletin/data/vol26/26-16/621.html': {
    title: 'Pennsylvania Rules of Civil Procedure, règle 2950 : la confession de jugement pour une somme d’argent',
  },
  'https://www.nysenate.gov/legislation/laws/UCC/9-607': {
    title: 'New York Uniform Commercial Code 9-607 : quand un prêteur peut se faire payer par vos clients (sans date)',
  },
  'https://www.nysenate.gov/legislation/laws/UCC/9-406': {
    title: 'New York Uniform Commercial Code 9-406 : qui un client doit payer (sans date)',
  },
  'https://www.cga.ct.gov/current/pub/chap_903a.htm': {
    title:
      'Connecticut General Statutes, chapitre 903a : les saisies avant jugement, et la renonciation à l’article 52-278f',
  },
  'https://www.cga.ct.gov/current/pub/art_009.htm': {
    title:
      'Connecticut General Statutes 42a-9-607 et 42a-9-406 : quand un prêteur peut se faire payer par vos clients, et qui ils doivent payer',
  },
  'https://legislature.vermont.gov/statutes/section/09/004/00046': {
    title: 'Vermont Statutes, titre 9, article 46 : les prêts sans limite de taux',
  },
  'https://legislature.vermont.gov/statutes/section/09a/009/00406': {
    title: 'Vermont Statutes, titre 9A, article 9-406 : qui un client doit payer',
  },
  'https://www.moritthock.com/new-yorks-new-confession-of-judgment-law-the-unintended-consequences-of-its-residency-requirements/':
    {
      title:
        'Moritt Hock & Hamroff, sur l’article 3218 des Civil Practice Law and Rules de New York : les personnes et les entreprises d’autres États (sans date)',
    },
  'https://law.lis.virginia.gov/vacode/title6.2/chapter22.1/section6.2-2234/': {
    title: 'Code of Virginia 6.2-2234 : le lieu des poursuites, l’arbitrage et les confessions de jugement',
  },
  'https://courdappelduquebec.ca/en/judgments/details/first-quebec-holdings-inc-c-developpements-grand-ouest-inc': {
    title:
      'Cour d’appel du Québec, First Québec Holdings c. Développements Grand Ouest : un prêt à un taux criminel (sans date)',
    href: 'https://courdappelduquebec.ca/jugements/details/first-quebec-holdings-inc-c-developpements-grand-ouest-inc/',
  },
  'http://www.qp.alberta.ca/1266.cfm?page=U02.cfm&leg_type=Acts&isbncln=9780779753512&display=html': {
    title: 'Alberta, Unconscionable Transactions Act (RSA 2000, c. U-2), articles 1 et 2 (sans date)',
  },
  'https://gowlingwlg.com/en/insights-resources/articles/2018/effect-of-the-unconscionable-transactions-act/': {
    title:
      'Le cabinet d’avocats Gowling, sur l’Unconscionable Transactions Act de l’Alberta : ce qu’un tribunal peut ordonner',
  },
  'https://lawserver.com/law/state/virginia/va-code/virginia_code_title_6-2_subtitle_iii_chapter_22-1': {
    title:
      'Code of Virginia, titre 6.2, chapitre 22.1, copie de LawServer : les articles sur le financement fondé sur les ventes (sans date)',
  },
  'https://self-law.org/code/ca/civil-code/1799-303': {
    title: 'California Civil Code 1799.303, copie de self-law.org : les dommages pour des frais interdits (sans date)',
  },
  'https://www.jdsupra.com/legalnews/california-joins-war-on-fees-with-7047606/': {
    title:
      'JD Supra, sur le Senate Bill 666 de 2023 : les petites entreprises, les frais de sûreté et les renonciations (sans date)',
  },
  'https://www.consumerfinancialserviceslawmonitor.com/2022/03/virginia-legislature-passes-sales-based-financing-disclosure-and-registration-requirements/':
    {
      title: 'Le cabinet d’avocats Troutman, sur le House Bill 1027 de la Virginie : les avances qu’il vise',
    },
  'http://lis.virginia.gov/cgi-bin/legp604.exe?221+sum+HB1027S': {
    title:
      'Virginie, House Bill 1027 de 2022, résumé de la version adoptée : les poursuites, l’arbitrage et le procureur général',
  },
  'https://www.beankinney.com/virginia-real-estate-land-use-construction-law-blog/virginia-confessions-of-judgments-can-be-fragile':
    {
      title:
        'Bean, Kinney & Korman, sur l’article 8.01-433.1 du Code of Virginia, avec les mots de l’avertissement (sans date)',
    },
  'https://courtgpt.ai/laws/virginia/title-8-01/chapter-17/section-8-01-434': {
    title: 'Code of Virginia 8.01-434, copie de CourtGPT : les 21 jours de l’article 8.01-433 (sans date)',
  },
  'https://law.justia.com/cases/virginia/supreme-court/2021/201245.html': {
    title: 'Cour suprême de la Virginie, Ayers v. Brooke Road (2021) : le délai de l’article 8.01-433',
  },
  'http://scocal.stanford.edu/opinion/grafton-partners-v-sup-ct-33572': {
    title: 'Cour suprême de la Californie, Grafton Partners v. Superior Court (2005) : la renonciation au jury',
  },
  'https://www.jdsupra.com/legalnews/texas-enacts-new-commercial-sales-based-8896316': {
    title:
      'Le cabinet d’avocats Troutman, sur le projet de loi 700 : les débits automatiques demandent une sûreté sur le compte bancaire (sans date)',
  },
  'https://magazine.factoring.org/news/on-second-thought-update-on-mca-law-in-texas': {
    title:
      'Le cabinet d’avocats Spencer Fane, dans la revue d’une association de sociétés d’affacturage : le premier rang sur les comptes clients suffit (sans date)',
  },
  'https://debanked.com/tag/texas/': {
    title: 'deBanked, sur le House Bill 648 du Vermont signé le 16 juin 2026 : sa règle sur les débits automatiques',
  },
  'https://ccbjournal.com/articles/demise-pre-dispute-jury-trial-waivers-california': {
    title: 'Corporate Counsel Business Journal, sur Grafton Partners v. Superior Court et les conventions d’arbitrage',
  },
  'https://app.midpage.ai/document/bank-south-na-v-howard-5599291': {
    title: 'Cour suprême de la Géorgie, Bank South v. Howard (1994) : la renonciation au jury',
  },
  'https://www.lawserver.com/law/state/north-carolina/nc-laws/north_carolina_laws_22b-10': {
    title: 'North Carolina General Statutes 22B-10 : la renonciation au jury',
  },
  'https://self-law.org/code/nc/chapter-22b/22b-3': {
    title: 'North Carolina General Statutes 22B-3 : les clauses qui nomment un tribunal d’ailleurs',
  },
};
