import routes from '../generated/partner-routes.json' with { type: 'json' };

/** Where each partner's page stands. Holds nothing else, so that a browser may have it. */
export const partnerRoutes: readonly { id: string; path: string }[] = routes;
