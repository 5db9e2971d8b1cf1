import type { Request, Response } from 'express';
import { apiHeaders } from '../contract/index.js';
import { cursorAfter } from '../contract/schemas/index.js';
import type { Page } from '../store/ports.js';

/** Sends one page of a list: an array, `X-Total-Count`, and the address of the next page in `Link`. */
export async function sendPage(req: Request, res: Response, page: Page<unknown>): Promise<void> {
  res.set(apiHeaders.totalCount, String(await page.total()));
  if (page.next !== undefined) {
    const query = new URLSearchParams(req.query as Record<string, string>);
    query.set('cursor', cursorAfter(page.next));
    res.set('Link', `<${req.baseUrl}${req.path}?${query}>; rel="next"`);
  }
  res.json(page.items);
}
