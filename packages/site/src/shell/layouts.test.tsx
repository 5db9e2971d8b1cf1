import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SiteFrame } from './layouts.js';

const documentAt = (path: string) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <SiteFrame>Text</SiteFrame>
    </MemoryRouter>,
  );
const form = 'data-slot="newsletter-form"';

it.each(['/', '/contact-us', '/nowhere'])('asks for a subscription in the footer of %s', (path) =>
  expect(documentAt(path)).toContain(form),
);

it.each(['/newsletter/confirm', '/newsletter/unsubscribe', '/newsletter/unsubscribed', '/messages/stopped'])(
  'does not ask for a subscription on %s, which a link in an email opens',
  (path) => expect(documentAt(path)).not.toContain(form),
);

it.each([
  ['/tools/business-loan?amount=50000&currency=CAD', '/fr/tools/business-loan?amount=50000&amp;currency=CAD'],
  // In French amounts are in Canadian dollars, unless the address says otherwise.
  ['/tools/business-loan?amount=50000', '/fr/tools/business-loan?amount=50000&amp;currency=USD'],
  ['/tools/business-loan', '/fr/tools/business-loan'],
  // In French a comma is before decimals.
  [
    '/tools/compare-offers?currency=USD&a-amount=$50,000&a-rate=7.5&b-fees=1,5',
    '/fr/tools/compare-offers?currency=USD&amp;a-amount=50000&amp;a-rate=7.5&amp;b-fees=1%2C5',
  ],
  ['/blog?category=guides&page=1,000', '/fr/blog?category=guides&amp;page=1%2C000'],
  ['/contact-us?sent=contact&pending=&utm_source=mail', '/fr/contact-us?utm_source=mail'],
  ['/contact-us', '/fr/contact-us'],
  ['/nowhere?need=growth', '/fr'],
])('links %s in French with what was entered: %s', (path, target) => {
  const links = documentAt(path).match(/<a [^>]*hreflang="fr-CA"[^>]*>/gi) ?? [];
  expect(new Set(links.map((link) => link.match(/ href="([^"]*)"/)?.[1]))).toEqual(new Set([target]));
});
