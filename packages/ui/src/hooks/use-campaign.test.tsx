import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, LinkProvider } from '../lib/link.js';
import { useCampaign, withCampaign } from './use-campaign.js';

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

  it.each([
    '/contact-us',
    '#faq',
    'https://meet.boundless.example/expert',
    'mailto:a@b.example',
    'https://a.example/?x=/signup/',
  ])('leaves %s as it is', (href) => expect(withCampaign(href, { utm_source: 'mail' })).toBe(href));
});

describe('useCampaign', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  const Page = () => (
    <LinkProvider rewrite={useCampaign()}>
      <Link href={signUp}>Get Started</Link>
    </LinkProvider>
  );

  it("adds the address's campaign once the page has hydrated", () => {
    history.replaceState(null, '', '/?utm_campaign=fall&other=1');
    expect(renderToString(<Page />)).toContain(`href="${signUp}"`);
    render(<Page />);
    expect(screen.getByRole('link')).toHaveAttribute('href', `${signUp}?utm_campaign=fall`);
    expect(document.cookie).toBe('');
  });
});
