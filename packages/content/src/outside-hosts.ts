/**
 * Hosts that the copy may link to in addition to those in `links.ts`: public bodies and standards. `*.` means a domain and all its subdomains.
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
