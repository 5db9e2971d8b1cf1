/**
 * Hosts that copy may link to besides those of `links.ts`: public bodies and standards. `*.` stands for a domain and all its subdomains.
 */
export const outsideHosts: readonly string[] = [
  '*.gov',
  '*.gc.ca',
  'ised-isde.canada.ca',
  'www.bankofcanada.ca',
  'www.bdc.ca',
  'www.cai.gouv.qc.ca',
  'www.canada.ca',
  'www.cdic.ca',
  'www.fedsmallbusiness.org',
  'www.ifrs.org',
  'www.law.cornell.edu',
];
