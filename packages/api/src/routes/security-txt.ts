import type { Express } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths } from '../contract/index.js';
import { resource } from '../middleware/resource.js';

const DAY = 86_400_000;

/** Where to report a weakness, as RFC 9116 asks. It names the site's contact, and expires a year after the day of the request. */
export function addSecurityTxt(app: Express, { site, clock }: AppDeps): void {
  if (!site) return;
  resource(app, apiPaths.security, {
    GET: [
      (_req, res) => {
        const expires = new Date((Math.floor(clock.now() / DAY) + 365) * DAY).toISOString();
        const lines = [`Contact: mailto:${site.sender.contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, fr'];
        res
          .set('Cache-Control', 'no-cache')
          .type('text/plain; charset=utf-8')
          .send(`${lines.join('\n')}\n`);
      },
    ],
  });
}
