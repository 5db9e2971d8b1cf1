import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

/** The encodings of a file, smallest first, with their file name suffixes. */
export const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;
export type Encoding = keyof typeof suffixes;
const encodings = Object.keys(suffixes) as Encoding[];

/** A file in memory. All responses share its bytes, so clients that do not read them cost nothing more. */
export interface EncodedFile {
  /** A file extension or a media type, for `res.type`. */
  type: string;
  cacheControl: string;
  /** The content, unencoded and in every encoding that there is. */
  bodies: ReadonlyMap<Encoding, { bytes: Buffer; etag: string }>;
}

export const bodyFrom = (bytes: Buffer) => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)];
/** Takes a tenth of the time of the highest quality. A window as large as a page needs less memory than the usual 4 MB. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Compresses what was generated on request. Only for what is limited or generated once: it takes some 10 ms for a page. */
export async function encodeFile(content: string | Buffer, type: string, cacheControl: string): Promise<EncodedFile> {
  const bytes = Buffer.from(content);
  const [br, gz] = await Promise.all([brotli(bytes, fast), deflate(bytes)]);
  const bodies = { br, gzip: gz, identity: bytes };
  return { type, cacheControl, bodies: new Map(encodings.map((one) => [one, bodyFrom(bodies[one])])) };
}

/** Sends a file in the client's preferred encoding (of equal ones the smallest), or 304 if the client has it already. */
export function sendFile(req: Request, res: Response, { type, cacheControl, bodies }: EncodedFile, status = 200): void {
  const encoding = new Negotiator(req).encoding([...bodies.keys()], { preferred: encodings }) ?? 'identity';
  const body = bodies.get(encoding);
  res.set('Cache-Control', cacheControl).set('ETag', body?.etag);
  if (bodies.size > 1) res.vary('Accept-Encoding');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(status).type(type).send(body?.bytes);
}
