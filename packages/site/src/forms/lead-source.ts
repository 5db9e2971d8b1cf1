import { type LeadSource, leadSource, parseSource, type SourceName, sourceNames } from '@boundless/api/contract';
import { partnerRoutes } from '@boundless/content/partner-routes';
import { pagePath } from '../routing/page-path.js';

const storageKey = 'leadSource';
const isCampaign = (name: SourceName) => name.startsWith('utm_');

/** What the session keeps; nothing where the visitor's browser keeps nothing. */
function kept(): LeadSource {
  try {
    return parseSource(sessionStorage.getItem(storageKey) ?? undefined);
  } catch {
    return {};
  }
}

/** The page at `pathname`, and the partner whose page it is: what is known without the visit before it. */
export const pageSource = (pathname: string): LeadSource => {
  const page = pagePath(pathname);
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
 * Keeps the campaign and the partner of the page that is shown, for the forms of later pages of the visit. The page before
 * counts as well: it may have been left before its script ran.
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
    // Storage is full or forbidden: leads then say their page alone.
  }
}

/** Where a lead that is sent now comes from. */
export function currentSource(): LeadSource {
  noteVisit();
  return leadSource({ ...kept(), ...pageSource(location.pathname) });
}
