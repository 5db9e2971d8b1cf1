import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { memoize } from '../lib/memoize.js';
import { unknownPath } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** Serves the files of a built Storybook, each read and compressed at its first request. Undefined if the folder does not contain one. */
export function storybookFiles(folder: string): RequestHandler | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`));
  const read = memoize(async (name: string) =>
    encodeFile(await readFile(join(folder, name)), extname(name) || 'bin', 'no-cache'),
  );
  return async (req, res, next) => {
    const name = req.path === '/' ? '/index.html' : req.path;
    if (names.has(name)) sendFile(req, res, await read(name));
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
