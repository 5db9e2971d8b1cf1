import type { Request, Response } from 'express';
import Negotiator from 'negotiator';
import { encodings, type SiteFile } from './site.js';

/** Sends a file in the client's preferred encoding (the smaller of equals), or 304 if the client has it already. */
export function sendFile(req: Request, res: Response, file: SiteFile, status = 200): void {
  const available = [...file.encoded.keys(), 'identity'];
  const chosen = new Negotiator(req).encoding(available, { preferred: encodings });
  const encoding = encodings.find((one) => one === chosen);
  const body = (encoding && file.encoded.get(encoding)) || file.plain;
  res.setHeader('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('ETag', body.etag);
  if (file.encoded.size > 0) res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && req.fresh) return void res.status(304).end();
  res.type(file.type);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.bytes.length);
  res.status(status).end(req.method === 'HEAD' ? undefined : body.bytes);
}
