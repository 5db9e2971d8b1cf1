import { type LeadSource, leadSource, parseSource, type SourceName, sourceNames } from '@boundless/api/contract';
import { partnerRoutes } from '@boundless/content/partner-routes';

const storageKey = 'leadSource';
const isCampaign = (name: SourceName) => name.startsWith('utm_');

/** The source in session storage; empty if storage is forbidden. */
function storedSource(): LeadSource {
  try {
    return parseSource(sessionStorage.getItem(storageKey) ?? undefined);
  } catch {
    return {};
  }
}

/** The source according to `pathname`: the page, and its partner if it is a partner's page. */
export const pageSource = (pathname: string): LeadSource => {
  const page = pathname.replace(/(?<=.)\/$/, '');
  const { id, partner = id } = partnerRoutes.find(({ path }) => path === page) ?? {};
  return leadSource({ page, partner });
};

/** `address` is complete, or empty if there is no referring page. */
function campaignOf(address: string): LeadSource {
  const url = address && new URL(address);
  if (!url || url.origin !== location.origin) return {};
  const found = leadSource(Object.fromEntries(url.searchParams));
  return Object.fromEntries(Object.entries(found).filter(([name]) => isCampaign(name as SourceName)));
}

/** Campaign and partner of the visit so far. Also reads the referring page, which may have been left before its script ran. */
function visitSource(): LeadSource {
  const here = campaignOf(location.href);
  const before = storedSource();
  const known = sourceNames.some((name) => isCampaign(name) && before[name]);
  const campaign = Object.keys(here).length > 0 || known ? here : campaignOf(document.referrer);
  const { page: _, ...partner } = pageSource(location.pathname);
  const rest = Object.keys(campaign).length > 0 ? { partner: before.partner } : before;
  return { ...rest, ...campaign, ...partner };
}

/** Stores campaign and partner of the current page for forms and links on later pages. */
export function recordVisit(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visitSource()));
  } catch {
    // Storage is full or forbidden: later pages do not know them.
  }
}

/** The source of a lead that is sent now. Stores nothing, so that links can ask for it while they render. */
export const currentSource = (): LeadSource => leadSource({ ...visitSource(), ...pageSource(location.pathname) });
