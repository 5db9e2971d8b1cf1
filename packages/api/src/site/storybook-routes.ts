import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { memoize } from '../lib/memoize.js';
import { unknownPath } from '../middleware/api-error.js';
import { encodeFile, sendFile } from '../middleware/encoded-file.js';
import { resource } from '../middleware/resource.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** The files of a built Storybook, each read and compressed at its first request. Undefined if the folder does not contain one. */
export function storybookRoutes(folder: string): Router | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`));
  const read = memoize(async (name) =>
    encodeFile(await readFile(join(folder, name)), extname(name) || 'bin', 'no-cache'),
  );
  const serve: RequestHandler = async (req, res, next) => {
    const name = req.path === '/' ? '/index.html' : req.path;
    // Storybook's relative links need the trailing slash.
    if (req.path === '/' && !req.originalUrl.startsWith('/storybook/')) res.redirect(301, '/storybook/');
    else if (names.has(name)) sendFile(req, res, await read(name));
    else unknownPath(req, res, next);
  };
  const router = Router();
  router.use(storybookHeaders);
  resource(router, '/{*path}', { GET: [serve] });
  return router;
}
