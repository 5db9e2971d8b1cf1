import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lightMarkup } from './light-markup.js';
import { Link, type LinkProps, LinkProvider } from './link.js';

const RouterLink = ({ children, ...props }: LinkProps) => (
  <a {...props} data-router>
    {children}
  </a>
);
const byRouter = () => screen.getByRole('link').hasAttribute('data-router');

describe('Link', () => {
  it('is a plain link without a provider', () => {
    render(<Link href="/blog">Blog</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/blog');
  });

  it.each(['/', '/blog', '/blog?category=guides', '#term-loans', '?tab=spam'])('passes %s to the router', (href) => {
    render(
      <LinkProvider component={RouterLink}>
        <Link href={href}>Go</Link>
      </LinkProvider>,
    );
    expect(byRouter()).toBe(true);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('rewrites the address of every link below the provider', () => {
    render(
      <LinkProvider component={RouterLink} rewrite={(href) => `${href}?carried`}>
        <Link href="/blog">Blog</Link>
        <Link href="https://app.boundless.example/signup/">Get Started</Link>
      </LinkProvider>,
    );
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/blog?carried', 'https://app.boundless.example/signup/?carried']);
  });

  it.each(['https://app.boundless.example/', '//elsewhere.example/', 'mailto:a@b.ca', 'tel:1'])(
    'renders a plain link for %s',
    (href) => {
      render(
        <LinkProvider component={RouterLink}>
          <Link href={href}>Go</Link>
        </LinkProvider>,
      );
      expect(byRouter()).toBe(false);
    },
  );

  it('opens another site in a new tab', () => {
    render(<Link href="https://app.boundless.example/">Go</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('also renders the links of light markup', () => {
    render(<LinkProvider component={RouterLink}>{lightMarkup('[Go](/blog)')}</LinkProvider>);
    expect(byRouter()).toBe(true);
  });
});
