import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { EnvError } from '../env.js';
import { memoize } from '../lib/memoize.js';
import { unknownPath } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** Serves the files of a built Storybook, each read and compressed at its first request. Throws if the folder does not contain one. */
export function storybookFiles(folder: string): RequestHandler {
  const files = existsSync(join(folder, 'index.html'))
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const paths = new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [`/${relative(folder, path)}`, path];
      }),
  );
  const index = paths.get('/index.html');
  if (!index) throw new EnvError(`STORYBOOK_DIR must name a built Storybook: ${folder} is not one. Build it first.`);
  paths.set('/', index);
  const read = memoize(async (path: string) => encodeFile(await readFile(path), extname(path) || 'bin', 'no-cache'));
  return async (req, res, next) => {
    const path = paths.get(req.path);
    if (path) sendFile(req, res, await read(path));
    else next();
  };
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
