import { type RequestHandler, Router } from 'express';
import { apiPaths } from '../contract/index.js';
import { openApiDocument } from '../contract/openapi/document.js';
import { resource } from '../middleware/resource.js';
import { pageHeaders } from '../middleware/security-headers.js';
import { docsPage } from './docs-page.js';

/** Sends what is made when somebody first asks: a start need not wait for it. */
function made(type: string, make: () => string): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    text ??= make();
    res.type(type).send(text);
  };
}

export function docsRoutes(): Router {
  const router = Router();
  resource(router, apiPaths.openapi, { GET: [made('json', () => JSON.stringify(openApiDocument()))] });
  resource(router, apiPaths.docs, { GET: [pageHeaders(), made('html', docsPage)] });
  return router;
}
