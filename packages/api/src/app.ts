import compression from 'compression';
import express, { type Express, Router } from 'express';
import type { AppDeps } from './app-deps.js';
import { apiPaths } from './contract/index.js';
import { sendMetrics } from './metrics.js';
import { errorHandler, unknownPath, wrongMethod } from './middleware/api-error.js';
import { jsonOrFormBody } from './middleware/body.js';
import { keepAddressesPlain } from './middleware/client-address.js';
import { forgottenProxy } from './middleware/forgotten-proxy.js';
import { createRateLimits, type RateLimits } from './middleware/rate-limits.js';
import { requestLog } from './middleware/request-log.js';
import { sameOriginOnly } from './middleware/same-origin.js';
import { apiAnswerHeaders } from './middleware/security-headers.js';
import { docsRoutes } from './routes/docs.js';
import { healthRoutes } from './routes/health.js';
import { leadCalls } from './routes/lead-calls.js';
import { listRoutes } from './routes/lists.js';
import { newsletterRoutes } from './routes/newsletter.js';
import { peopleRoutes } from './routes/people.js';
import { postLead, refusedForm } from './routes/post-lead.js';
import { postedLists } from './routes/posted-lists.js';
import { sessionRoutes } from './routes/session.js';
import { staffListRoutes } from './routes/staff-lists.js';
import { siteRoutes } from './site/site-routes.js';
import { storybookRoutes } from './site/storybook-routes.js';

/** Straight on the app, and before all others: they are what comes in numbers. */
function addLeadRoutes(app: Express, deps: AppDeps, limits: RateLimits): void {
  for (const call of leadCalls) {
    const store = postLead(call, deps, limits.share);
    app.post(call.path, sameOriginOnly, limits.post(), jsonOrFormBody, store, refusedForm(call, deps));
    if (!postedLists.has(call.path)) app.all(call.path, wrongMethod('POST'));
  }
}

/** Partnerships are posted and listed at one address: what is left there after both is a wrong method. */
const wrongMethodOnPostedLists = Router().all([...postedLists], wrongMethod('GET', 'HEAD', 'POST'));

/** Builds the app. Opens no port, reads no environment, touches no file: `server.ts` does. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy ?? false);
  keepAddressesPlain(app);
  const limits = createRateLimits(deps.rateLimit ?? true);

  app.use(requestLog(deps.logger, deps.metrics));
  if (deps.trustProxy === undefined) app.use(forgottenProxy(deps.logger));
  app.use('/api', apiAnswerHeaders);
  addLeadRoutes(app, deps, limits);
  app.use('/api', sameOriginOnly);
  // What is made here and now; the site's files have been compressed by the build.
  app.use(compression());
  app.use(healthRoutes(deps));
  if (deps.metrics) {
    app.get(apiPaths.metrics, apiAnswerHeaders, sendMetrics(deps.metrics, deps.metricsToken));
    app.all(apiPaths.metrics, apiAnswerHeaders, wrongMethod('GET', 'HEAD'));
  }
  app.use(sessionRoutes(deps, limits));
  app.use('/api', limits.other);
  app.use(listRoutes(deps), peopleRoutes(deps), staffListRoutes(deps), docsRoutes(), wrongMethodOnPostedLists);
  app.use('/api', unknownPath);
  app.use(newsletterRoutes(deps, limits));
  if (deps.storybook) app.use('/storybook', storybookRoutes(deps.storybook));
  if (deps.site) app.use(siteRoutes(deps.site, limits.drawn));
  // What is left has no address that a route could match, such as "*".
  app.use(apiAnswerHeaders, unknownPath);
  app.use(errorHandler(deps.logger));
  return app;
}

export type { AppDeps } from './app-deps.js';
