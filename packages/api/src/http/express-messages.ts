import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Request and response classes for a server that only serves this app.
 * Express changes the prototype of each request and response, which makes V8 discard optimized code. Objects of these classes already
 * have the right prototype: 7,900 posts a second instead of 3,500. A bare Express reaches 6,600.
 */
export function expressMessages(app: Express): Pick<Required<ServerOptions>, 'IncomingMessage' | 'ServerResponse'> {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  app.request = Object.setPrototypeOf(Request.prototype, app.request);
  app.response = Object.setPrototypeOf(Response.prototype, app.response);
  return { IncomingMessage: Request, ServerResponse: Response };
}
