import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { EnvError } from '../env.js';
import { unknownPath } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** Reads which files a built Storybook has, and serves those. Throws when the folder holds none. */
export function storybookFiles(folder: string): RequestHandler {
  if (!existsSync(join(folder, 'index.html')))
    throw new EnvError(`STORYBOOK_DIR must name a built Storybook: ${folder} is none. Build it first.`);
  return sirv(folder, { etag: true, maxAge: 0 });
}

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
