/** What sources on the highest rates of loans are called in French, by their addresses in English. Those of `src/facts/usury-sources.ts`. */
export const usuryPages: Readonly<Record<string, { title: string }>> = {
  'https://njlawsnews.blogspot.com/2023/12/2c21-19-wrongful-credit-practices-and.html': {
    title: 'New Jersey Statutes 2C:21-19 : l’usure criminelle, copie d’un cabinet d’avocats',
  },
  'https://casetext.com/regulation/new-jersey-administrative-code/title-3-banking/chapter-1-general-provisions/subchapter-1-interest-and-usury/section-31-11-interest-rates':
    {
      title: 'New Jersey Administrative Code 3:1-1.1 : le taux d’un contrat écrit, copie de Casetext',
    },
  'https://law.justia.com/constitution/arkansas/amendments/amendment-89/': {
    title: 'Constitution de l’Arkansas, Amendment 89, adopté en 2010 : les taux d’intérêt',
  },
  'https://codes.findlaw.com/co/title-18-criminal-code/co-rev-st-sect-18-15-104.html': {
    title: 'Colorado Revised Statutes 18-15-104 : l’usure criminelle',
  },
  'https://law.justia.com/cases/new-york/court-of-appeals/2021/51.html': {
    title:
      'Cour d’appel de New York, Adar Bays, LLC v. GeneSYS ID, Inc. (2021) : l’usure criminelle et les sociétés par actions',
  },
  'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.303.htm': {
    title: 'Texas Finance Code, article 303.009 : les plafonds le plus bas et le plus élevé',
  },
  'https://www.nysenate.gov/legislation/laws/GOB/5-501': {
    title: 'New York General Obligations Law, article 5-501 : le taux d’intérêt, avec les montants et les personnes',
  },
  'https://syfert.com/georgia/code/7-4-18.html': {
    title:
      'Code de la Géorgie (Official Code of Georgia), article 7-4-18 : l’intérêt excessif, selon la copie d’un cabinet d’avocat',
  },
  'https://www.cga.ct.gov/current/pub/chap_673.htm': {
    title: 'Connecticut General Statutes, chapitre 673, articles 37-4, 37-8 et 37-9 : l’intérêt',
  },
  'https://www.flsenate.gov/Laws/Statutes/2025/687.03': {
    title: 'Florida Statutes 687.03 : les taux d’intérêt illégaux',
  },
  'https://www.flsenate.gov/Laws/Statutes/2025/687.071': {
    title: 'Florida Statutes 687.071 : l’usure criminelle',
  },
  'https://www.mass.gov/info-details/submit-a-chapter-271d-usury-notice-filing': {
    title:
      'Procureur général du Massachusetts : les avis des prêteurs selon les General Laws, chapitre 271, article 49 (sans date)',
  },
};
