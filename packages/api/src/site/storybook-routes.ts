import { Router } from 'express';
import sirv from 'sirv';
import { unknownPath, wrongMethod } from '../middleware/api-error.js';
import { storybookHeaders } from '../middleware/security-headers.js';

/** A built Storybook. Its relative links need the trailing slash. */
export function storybookRoutes(folder: string): Router {
  const router = Router();
  router.use(storybookHeaders);
  router.get('/', (req, res, next) =>
    req.originalUrl.startsWith('/storybook/') ? next() : res.redirect(301, '/storybook/'),
  );
  router.get('/{*path}', sirv(folder, { etag: true, maxAge: 0 }));
  router.get('/{*path}', unknownPath);
  router.all('/{*path}', wrongMethod('GET', 'HEAD'));
  return router;
}
