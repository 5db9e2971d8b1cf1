import type { Request } from 'express';
import { HttpError } from '../middleware/api-error.js';
import { type EncodedFile, encodeFile } from '../middleware/encoded-file.js';
import type { Site } from './load-site.js';

/** A rendered page takes some 200 kB in its encodings. */
const KEPT = 16;

/**
 * The pages that are rendered on request, one at a time, because each blocks the event loop for 20 to 40 ms. Equal requests share one
 * page. Throws a 503 if `mayRender` allows no further one.
 */
export function createRenderedPages(site: Pick<Site, 'renderPage'>, mayRender: (req: Request) => boolean) {
  let last: Promise<unknown> = Promise.resolve();
  /** The least recently requested page is first. */
  const kept = new Map<string, Promise<EncodedFile>>();
  return (req: Request, ...page: Parameters<Site['renderPage']>): Promise<EncodedFile> => {
    const key = JSON.stringify(page);
    const known = kept.get(key);
    if (!known && !mayRender(req))
      throw new HttpError(503, 'Too many pages were requested. Please try again in a moment.', { retryAfter: 5 });
    const render = async () => encodeFile(await site.renderPage(...page), 'html', 'no-cache');
    const made = known ?? last.then(render, render);
    if (!known) last = made;
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return made;
  };
}
