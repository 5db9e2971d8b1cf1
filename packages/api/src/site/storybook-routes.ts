import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { EnvError } from '../env.js';
import { unknownPath } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** Serves the files of a built Storybook. Throws if the folder does not contain one. */
export function storybookFiles(folder: string): RequestHandler {
  if (!existsSync(join(folder, 'index.html')))
    throw new EnvError(`STORYBOOK_DIR must name a built Storybook: ${folder} is not one. Build it first.`);
  return express.static(folder);
}

/** The routes under `/storybook`. Storybook's relative links need the trailing slash. */
export function storybookRoutes(files: RequestHandler): Router {
  const router = Router();
  router.use(storybookHeaders);
  router.get('/', (req, res, next) =>
    req.originalUrl.startsWith('/storybook/') ? next() : res.redirect(301, '/storybook/'),
  );
  resource(router, '/{*path}', { GET: [files, unknownPath] });
  return router;
}
