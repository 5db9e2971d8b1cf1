import { Router } from 'express';
import { apiPaths } from '../contract/index.js';
import { wrongMethod } from '../middleware/api-error.js';

/** The contract for machines and for people. */
export function docsRoutes(): Router {
  const router = Router();
  router.all([apiPaths.openapi, apiPaths.docs], wrongMethod('GET', 'HEAD'));
  return router;
}
