import routes from '../generated/partner-routes.json' with { type: 'json' };

/** The address of each partner's page. Holds nothing else, so that it can be sent to a browser. */
export const partnerRoutes: readonly { id: string; path: string }[] = routes;
