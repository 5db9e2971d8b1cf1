import routes from '../generated/partner-routes.json' with { type: 'json' };

/** The address of each partner's page. Kept apart from the pages, so that a browser downloads only these. */
export const partnerRoutes: readonly { id: string; path: string }[] = routes;
