import { type RequestHandler, Router } from 'express';
import { apiPaths } from '../contract/index.js';
import { openApiDocument } from '../contract/openapi/document.js';
import { resource } from '../middleware/resource.js';
import { pageHeaders } from '../middleware/security-headers.js';
import { docsPage } from './docs-page.js';

/** The contract for machines and for people. */
export function docsRoutes(): Router {
  // Made when somebody first asks: a start need not wait for it.
  let document: string | undefined;
  let page: string | undefined;
  const router = Router();
  const sendDocument: RequestHandler = (_req, res) => {
    document ??= JSON.stringify(openApiDocument());
    res.type('json').send(document);
  };
  const sendPage: RequestHandler = (_req, res) => {
    page ??= docsPage(apiPaths.openapi);
    res.type('html').send(page);
  };
  resource(router, apiPaths.openapi, { GET: [sendDocument] });
  resource(router, apiPaths.docs, { GET: [pageHeaders(), sendPage] });
  return router;
}
