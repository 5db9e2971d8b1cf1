import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { unknownPath } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** Reads which files a built Storybook has, and serves those. Throws when the folder is not there. */
export const storybookFiles = (folder: string): RequestHandler => sirv(folder, { etag: true, maxAge: 0 });

/** A Storybook under `/storybook/`. Its relative links need the trailing slash. */
export function storybookRoutes(files: RequestHandler): Router {
  const router = Router();
  router.use(storybookHeaders);
  router.get('/', (req, res, next) =>
    req.originalUrl.startsWith('/storybook/') ? next() : res.redirect(301, '/storybook/'),
  );
  resource(router, '/{*path}', { GET: [files, unknownPath] });
  return router;
}
