import express, { type Express } from 'express';
import type { AppDeps } from './app-deps.js';
import { apiPaths, listPaths } from './contract/index.js';
import { errorHandler, unknownPath } from './middleware/api-error.js';
import { defineRequestIp, warnOfSilentProxy, warnOfUntrustedProxy } from './middleware/client-address.js';
import { jsonOrFormBody } from './middleware/input.js';
import { createRateLimits } from './middleware/rate-limits.js';
import { requestLog } from './middleware/request-log.js';
import { resource } from './middleware/resource.js';
import { sameOriginOnly } from './middleware/same-origin.js';
import { apiResponseHeaders } from './middleware/security-headers.js';
import { wellFormed } from './middleware/well-formed.js';
import { addDocsRoutes } from './routes/docs.js';
import { refusedForm } from './routes/form-responses.js';
import { addHealthRoutes } from './routes/health.js';
import { leadCalls } from './routes/lead-calls.js';
import { addListRoutes } from './routes/lists.js';
import { addNewsletterRoutes } from './routes/newsletter.js';
import { addPeopleRoutes } from './routes/people.js';
import { postLead } from './routes/post-lead.js';
import { addSecurityTxt } from './routes/security-txt.js';
import { addSessionRoutes } from './routes/session.js';
import { siteRoutes } from './site/site-routes.js';

/** Builds the app. Opens no port and no file, and does not read the environment: `server.ts` does. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', deps.trustProxy ?? false);
  defineRequestIp(app);
  const limits = createRateLimits(deps.rateLimit ?? true, deps.clock);

  app.use(requestLog(deps), wellFormed);
  app.use((deps.trustProxy === undefined ? warnOfUntrustedProxy : warnOfSilentProxy)(deps.logger));
  app.use('/api', apiResponseHeaders);
  // Before `limits.other`, which counts every call that is registered after it: posts have limits of their own.
  for (const call of leadCalls) {
    const path = apiPaths[call.call];
    const POST = [sameOriginOnly, limits.post(), jsonOrFormBody, postLead(call, deps, limits)];
    // Partnerships are posted to the same address that lists them.
    const route = resource(app, path, path === listPaths[call.kind] ? { GET: [], POST } : { POST });
    route.post(refusedForm(call, deps, limits));
  }
  app.use('/api', sameOriginOnly);
  addHealthRoutes(app, deps);
  addSessionRoutes(app, deps, limits);
  app.use('/api', limits.other);
  addListRoutes(app, deps);
  addPeopleRoutes(app, deps);
  addDocsRoutes(app);
  app.use('/api', unknownPath);
  addNewsletterRoutes(app, deps, limits);
  addSecurityTxt(app, deps);
  if (deps.storybook) app.use('/storybook', deps.storybook);
  if (deps.site) app.use(siteRoutes(deps.site, limits, deps));
  // Addresses that match no route, such as "*".
  app.use(apiResponseHeaders, unknownPath);
  app.use(errorHandler(deps.logger, deps.site?.languageAt));
  return app;
}
