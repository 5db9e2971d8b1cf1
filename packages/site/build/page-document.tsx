import { language } from '@boundless/content/language';
import { directionOf } from '@boundless/ui/lib/direction';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appId } from '../src/app-id.js';
import { HeadTags } from '../src/head/head-tags.js';
import type { PageHead } from '../src/head/page-head.js';

interface PageDocument {
  pageHead: PageHead;
  /** The markup of the app. Only this part hydrates. */
  app: string;
  /** Elements to add to `<head>` and to the end of `<body>`. */
  head: ReactNode;
  end: ReactNode;
}

/** The document around the app, as HTML. It does not hydrate, so that nothing that others add to it matters. */
export function pageDocument({ pageHead, app, head, end }: PageDocument) {
  const { lang = language.lang } = pageHead;
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={lang} dir={directionOf(lang)} data-motion="playing">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags {...pageHead} />
        {head}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup. */}
        <div id={appId} dangerouslySetInnerHTML={{ __html: app }} />
        {end}
      </body>
    </html>,
  )}`;
}
