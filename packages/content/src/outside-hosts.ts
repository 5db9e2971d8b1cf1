/**
 * Hosts outside of the configuration that copy may link to: public bodies and standards. `*.` means the domain and
 * everything below it.
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
