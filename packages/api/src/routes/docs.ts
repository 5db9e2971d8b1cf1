import { Router } from 'express';
import { apiPaths } from '../contract/index.js';
import { openApiDocument } from '../contract/openapi/document.js';
import { wrongMethod } from '../middleware/api-error.js';
import { pageHeaders } from '../middleware/security-headers.js';
import { docsPage } from './docs-page.js';

/** The contract for machines and for people. */
export function docsRoutes(): Router {
  // Made when somebody first asks: a start need not wait for it.
  let document: string | undefined;
  let page: string | undefined;
  const router = Router();
  router.get(apiPaths.openapi, (_req, res) => {
    document ??= JSON.stringify(openApiDocument());
    res.type('json').send(document);
  });
  router.get(apiPaths.docs, pageHeaders(), (_req, res) => {
    page ??= docsPage(apiPaths.openapi);
    res.type('html').send(page);
  });
  router.all([apiPaths.openapi, apiPaths.docs], wrongMethod('GET', 'HEAD'));
  return router;
}
