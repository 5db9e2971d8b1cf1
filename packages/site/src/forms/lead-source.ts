import { type LeadSource, leadSource, parseSource, type SourceName, sourceNames } from '@boundless/api/contract';
import { partnerRoutes } from '@boundless/content/partner-routes';

const storageKey = 'leadSource';
const isCampaign = (name: SourceName) => name.startsWith('utm_');

/** The source in session storage; empty where storage is forbidden. */
function kept(): LeadSource {
  try {
    return parseSource(sessionStorage.getItem(storageKey) ?? undefined);
  } catch {
    return {};
  }
}

/** The page at `pathname`, and its partner if it is a partner's: known without the earlier visit. */
export const pageSource = (pathname: string): LeadSource => {
  const page = pathname.replace(/(?<=.)\/$/, '');
  return leadSource({ page, partner: partnerRoutes.find(({ path }) => path === page)?.id });
};

/** The `utm_*` values of an address of ours. */
function campaignOf(address: string): LeadSource {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.origin !== location.origin) return {};
  const found = leadSource(Object.fromEntries(url.searchParams));
  return Object.fromEntries(Object.entries(found).filter(([name]) => isCampaign(name as SourceName)));
}

/**
 * Keeps campaign and partner of the current page for the forms of later pages. The referring page counts too: it may have been left before
 * its script ran.
 */
export function noteVisit(): void {
  const here = campaignOf(location.href);
  const before = kept();
  const known = sourceNames.some((name) => isCampaign(name) && before[name]);
  const campaign = Object.keys(here).length > 0 || known ? here : campaignOf(document.referrer);
  const { page: _, ...partner } = pageSource(location.pathname);
  const rest = Object.keys(campaign).length > 0 ? { partner: before.partner } : before;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...rest, ...campaign, ...partner }));
  } catch {
    // Storage is full or forbidden: leads then only have their page.
  }
}

/** Where a lead that is sent now comes from. */
export function currentSource(): LeadSource {
  noteVisit();
  return leadSource({ ...kept(), ...pageSource(location.pathname) });
}
