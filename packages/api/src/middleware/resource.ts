import type { IRoute, IRouter, RequestHandler } from 'express';
import { wrongMethod } from './api-error.js';

type Handlers = Partial<Record<'GET' | 'POST' | 'PATCH' | 'DELETE', readonly RequestHandler[]>>;

/** Registers the handlers of a path by method. An empty list leaves the method to a later route. Other methods get 405 with `Allow`. */
export function resource(router: IRouter, path: string, handlers: Handlers): IRoute {
  const route = router.route(path);
  for (const [method, steps] of Object.entries(handlers))
    if (steps.length > 0) route[method.toLowerCase() as 'get'](...steps);
  return route.all(wrongMethod(...Object.keys(handlers).flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : one))));
}
