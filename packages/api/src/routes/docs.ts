import { Router } from 'express';
import { apiPaths } from '../contract/index.js';
import { openApiDocument } from '../contract/openapi/document.js';
import { wrongMethod } from '../middleware/api-error.js';
import { pageHeaders } from '../middleware/security-headers.js';
import { docsPage } from './docs-page.js';

/** The contract for machines and for people. */
export function docsRoutes(): Router {
  const document = JSON.stringify(openApiDocument());
  const page = docsPage(apiPaths.openapi);
  const router = Router();
  router.get(apiPaths.openapi, (_req, res) => void res.type('json').send(document));
  router.get(apiPaths.docs, pageHeaders, (_req, res) => void res.type('html').send(page));
  router.all([apiPaths.openapi, apiPaths.docs], wrongMethod('GET', 'HEAD'));
  return router;
}
