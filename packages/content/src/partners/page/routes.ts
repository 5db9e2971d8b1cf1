import routes from '../../../generated/partner-routes.json' with { type: 'json' };

/**
 * The address of each partner's page, and for a translation the partner that it belongs to. Separate from the pages, so that browsers do not
 * download all pages.
 */
export const partnerRoutes: readonly { id: string; path: string; partner?: string }[] = routes;
