import { offerDay } from '../contract/index.js';
import type { Clock } from '../lib/clock.js';
import { escapeHtml } from '../lib/html.js';
import type { SiteLanguage } from '../lib/site-language.js';
import { type EncodedFile, encodeFile } from '../middleware/encoded-file.js';
import type { Site } from './load-site.js';
import { languageLine } from './preferred-language.js';

/** A rendered page takes some 200 kB in its encodings. */
const KEPT = 16;

const english = {
  thanks: 'Thank you. We received your form.',
  thanksPending: 'To confirm, please open the link in our email and press the button there.',
};

/** The first element of a page whose form was sent. React's hydration skips an element of the body that it does not know. */
const thanks = (isPending: boolean, words = english) =>
  `<p role="status" style="margin:0;padding:.75rem 1rem;text-align:center">${escapeHtml(
    isPending ? `${words.thanks} ${words.thanksPending}` : words.thanks,
  )}</p>`;

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** Pages that are made on request. Equal requests share one page. */
export function createRenderedPages(site: Site, clock: Clock) {
  let last: Promise<unknown> = Promise.resolve();
  /** The least recently requested page is first. */
  const kept = new Map<string, Promise<EncodedFile>>();
  // A page changes with the day, because offers end.
  const getKey = (...page: unknown[]) => JSON.stringify([offerDay(clock.now()), ...page]);

  function keep(key: string, made: Promise<EncodedFile>): Promise<EncodedFile> {
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return made;
  }

  return {
    /**
     * Renders a page, one at a time, because each blocks the event loop for 20 to 40 ms. Resolves to undefined if it is not known yet and
     * `mayRender` returns false.
     */
    async render(mayRender: () => boolean, ...page: Parameters<Site['renderPage']>): Promise<EncodedFile | undefined> {
      const key = getKey('rendered', ...page);
      const known = kept.get(key);
      if (known) return keep(key, known);
      if (!mayRender()) return undefined;
      const render = async () => encodeFile(await site.renderPage(...page), 'html', 'no-cache');
      const made = last.then(render, render);
      last = made;
      return keep(key, made);
    },

    /** The static document `file` of the page at `path`, with a line that offers it in another language. */
    withNotice(path: string, file: EncodedFile, other: SiteLanguage): Promise<EncodedFile> {
      const { bytes, etag } = file.bodies.get('identity') ?? {};
      const key = getKey('notice', path, other.code, etag);
      const document = String(bytes);
      const line = languageLine(other, site, path);
      const make = () =>
        encodeFile(
          document.replace('<body>', () => `<body>${line}`),
          'html',
          'private, no-cache',
        );
      return keep(key, kept.get(key) ?? make());
    },
    /** The static document of a page with a line of thanks for what its form has sent. It is not rendered, only compressed. */
    thanks(path: string, isPending: boolean): Promise<EncodedFile> {
      const key = getKey('thanks', path, isPending);
      const document = String(site.pages.get(path)?.bodies.get('identity')?.bytes);
      const make = () =>
        encodeFile(
          document.replace('<body>', () => `<body>${thanks(isPending, site.languageAt(path).words)}`),
          'html',
          'no-store',
        );
      return keep(key, kept.get(key) ?? make());
    },
  };
}
