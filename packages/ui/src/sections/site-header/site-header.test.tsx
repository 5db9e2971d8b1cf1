import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MegaMenu } from '../../components/mega-menu/index.js';
import { sampleHeader } from '../../components/mega-menu/mega-menu.samples.js';
import { MobileMenu } from '../../components/mobile-menu/index.js';
import { describeContract } from '../../test/contract.js';
import { SiteHeader } from './site-header.js';

const menus = {
  menu: <MegaMenu menus={sampleHeader.menus} />,
  mobileMenu: <MobileMenu content={sampleHeader} />,
};

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  act(() => window.dispatchEvent(new Event('scroll')));
}

describe('SiteHeader', () => {
  describeContract(<SiteHeader content={sampleHeader} {...menus} />, { slot: 'site-header' });

  it('casts its shadow past 10 px, and not at 10', () => {
    render(<SiteHeader content={sampleHeader} {...menus} />);
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(10);
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(11);
    expect(header).toHaveAttribute('data-scrolled', 'true');
    scrollTo(0);
    expect(header).toHaveAttribute('data-scrolled', 'false');
  });

  it('names its triggers after their menus', () => {
    render(<SiteHeader content={sampleHeader} {...menus} />);
    for (const name of ['Our Solution', 'Knowledge', 'Partner With Us', 'Company']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  });

  it('opens sign-in and sign-up in a new tab', () => {
    render(<SiteHeader content={sampleHeader} {...menus} />);
    for (const name of ['Sign In', 'Create Free Account']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  it('shows a search control', () => {
    render(<SiteHeader content={sampleHeader} {...menus} search={<button type="button">Search</button>} />);
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
  });
});
