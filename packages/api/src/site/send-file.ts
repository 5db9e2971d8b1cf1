import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { encodings, type SiteFile } from './site.js';

/** Sends a file in the client's preferred encoding (the smaller of equals), or 304 if the client has it already. */
export function sendFile(req: Request, res: Response, { type, immutable, bodies }: SiteFile, status = 200): void {
  const encoding = new Negotiator(req).encoding([...bodies.keys()], { preferred: encodings }) ?? 'identity';
  const body = bodies.get(encoding);
  res.set('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache').set('ETag', body?.etag);
  if (bodies.size > 1) res.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(status).type(type).send(body?.bytes);
}
