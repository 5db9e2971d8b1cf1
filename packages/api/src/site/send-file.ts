import type { Request, Response } from 'express';
import { chooseEncoding } from './accept-encoding.js';
import type { SiteFile } from './site.js';

/** Whether the client has this very content already (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** Sends a file in the encoding that the client likes best, or 304 when it has it already. */
export function sendFile(req: Request, res: Response, file: SiteFile, status = 200): void {
  const encoding = chooseEncoding(req.get('Accept-Encoding'), [...file.encoded.keys()]);
  const body = (encoding && file.encoded.get(encoding)) || file.plain;
  res.setHeader('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  res.setHeader('ETag', body.etag);
  if (file.encoded.size > 0) res.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(req.get('If-None-Match'), body.etag)) return void res.status(304).end();
  res.setHeader('Content-Type', file.type);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.bytes.length);
  res.status(status).end(req.method === 'HEAD' ? undefined : body.bytes);
}
