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
