import { brokerSources, commercialMortgages, loanBrokerLaws } from '../facts/broker-sources.js';
import { contractLaws } from '../facts/contract-laws.js';
import { disclosureLaws } from '../facts/disclosure-laws.js';
import * as sources from '../facts/sources.js';

/** The pages that facts come from. */
const factHosts = [
  ...Object.values(sources),
  ...[...disclosureLaws, ...contractLaws].flatMap((law) => law.sources),
  ...Object.values(brokerSources),
  ...Object.values(loanBrokerLaws),
  commercialMortgages,
].map(({ href }) => new URL(href).host);

/**
 * Hosts that the copy may link to in addition to those in `links.ts`: public bodies, standards and the sources of facts. `*.` means a domain and
 * all its subdomains.
 */
export const outsideHosts: readonly string[] = [
  ...factHosts,
  '*.gov',
  '*.gc.ca',
  'ak-law.ca',
  'bankingjournal.aba.com',
  'codes.findlaw.com',
  'communityfuturescanada.ca',
  'decisions.scc-csc.ca',
  'cpaquebec.ca',
  'depsregion.com',
  'ecapital.com',
  'futurpreneur.ca',
  'juriseo.ca',
  'lundinpllc.com',
  'mmmlaw.com',
  'oipc.ab.ca',
  // The SBA's fee disclosure form for 7(a) loans, of 2008.
  'omb.report',
  'pmemtl.com',
  'starfieldsmith.com',
  'taxinterpretations.com',
  'taxpage.com',
  'thecfoclub.com',
  'www.allenandallen.ca',
  'www.erudit.org',
  'www.ey.com',
  'antifraudcentre-centreantifraude.ca',
  'www.fcc-fac.ca',
  'www.mccarthy.ca',
  'www.millerthomson.com',
  'www.mltaikins.com',
  'www.nationalmortgagenews.com',
  'ised-isde.canada.ca',
  'lautorite.qc.ca',
  'www.bankofcanada.ca',
  'www.banqueducanada.ca',
  'www.bcfsa.ca',
  'www.bdc.ca',
  'www.cai.gouv.qc.ca',
  'www.canada.ca',
  'www.cdic.ca',
  'www.cdpdj.qc.ca',
  'www.fedsmallbusiness.org',
  'www.fsrao.ca',
  'www.ifrs.org',
  'www.investquebec.com',
  'www.law.cornell.edu',
  'www.lexology.com',
  'www.myfloridalegal.com',
  'www.obsi.ca',
  'www.ag.state.la.us',
  'www.oipc.bc.ca',
  'www.opc.gouv.qc.ca',
  'www.oqlf.gouv.qc.ca',
  'www.publicnow.com',
  'www.quebec.ca',
  'www.revenuquebec.ca',
  'www.sadc-cae.ca',
  'www.sadc.ca',
  'www.score.org',
  'www.simarddesrochers.ca',
  'www.thefund.com',
  'www.whitefordlaw.com',
];
