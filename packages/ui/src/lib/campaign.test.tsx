import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { carryCampaign, withCampaign } from './campaign.js';
import { Link, LinkProvider } from './link.js';

const signUp = 'https://app.boundless.example/p/acme/signup/';

describe('withCampaign', () => {
  it('carries listed parameters only', () => {
    expect(withCampaign(signUp, { utm_source: 'mail', gclid: '1', email: 'a@b.example' })).toBe(
      `${signUp}?utm_source=mail`,
    );
  });

  it('names the partner where the address does not', () => {
    const source = { partner: 'acme', utm_term: 'a b' };
    expect(withCampaign('https://app.boundless.example/signup/', source)).toBe(
      'https://app.boundless.example/signup/?partner=acme&utm_term=a+b',
    );
    expect(withCampaign(signUp, source)).toBe(`${signUp}?utm_term=a+b`);
  });
});

describe('carryCampaign', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  let late: Promise<string> | undefined;
  /** Content that the server has rendered and whose code arrives late. */
  const Late = () => (late ? use(late) : 'A form');
  const page = (
    <LinkProvider rewrite={carryCampaign}>
      <Link href={signUp}>Get Started</Link>
      <Suspense>
        <Late />
      </Suspense>
    </LinkProvider>
  );

  it('adds the campaign of the address once the page has hydrated, and leaves what has not hydrated', async () => {
    history.replaceState(null, '', '/?utm_campaign=fall&other=1');
    document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
    expect(screen.getByRole('link')).toHaveAttribute('href', signUp);
    late = new Promise(() => {});
    const mismatches: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(document.getElementById('page') as Element, page, {
        onRecoverableError: (error) => mismatches.push(error),
      });
    });
    expect(mismatches).toEqual([]);
    expect(screen.getByRole('link')).toHaveAttribute('href', `${signUp}?utm_campaign=fall`);
    expect(document.body).toHaveTextContent('A form');
    expect(document.cookie).toBe('');
  });

  it.each([
    '/contact-us',
    '#faq',
    'https://meet.boundless.example/expert',
    'mailto:a@b.example',
    'https://a.example/?x=/signup/',
  ])('leaves %s as it is', (href) => {
    history.replaceState(null, '', '/?utm_source=mail');
    expect(carryCampaign(href)).toBe(href);
  });
});
