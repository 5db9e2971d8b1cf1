import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { describeContract } from '../../test/contract.js';
import { sampleLenders } from '../../test/sample-lenders.js';
import { FanDrawing } from '../split-section/index.js';
import { SiteFooter } from './site-footer.js';
import { sampleFooter } from './site-footer.samples.js';

describe('SiteFooter', () => {
  describeContract(<SiteFooter content={sampleFooter} newsletter={<form aria-label="Newsletter" />} />, {
    slot: 'site-footer',
  });

  it('has every column with its links', () => {
    render(<SiteFooter content={sampleFooter} />);
    const nav = screen.getByRole('navigation', { name: 'Footer' });
    for (const { title, links } of sampleFooter.columns) {
      expect(within(nav).getByRole('heading', { name: title })).toBeInTheDocument();
      for (const { label, href } of links) {
        expect(within(nav).getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
    }
  });

  it('has a link that calls its telephone number, if there is one', () => {
    const { rerender } = render(<SiteFooter content={{ ...sampleFooter, phone: '+1 416 555 0134' }} />);
    expect(screen.getByRole('link', { name: '+1 416 555 0134' })).toHaveAttribute('href', 'tel:+14165550134');
    rerender(<SiteFooter content={sampleFooter} />);
    expect(screen.queryByRole('link', { name: /416/ })).toBeNull();
  });

  it('has the heading of a newsletter form only if there is a form', () => {
    const { rerender } = render(<SiteFooter content={sampleFooter} newsletter={<form />} />);
    const { title, privacy } = sampleFooter.newsletter;
    expect(screen.getByRole('link', { name: privacy?.label })).toHaveAttribute('href', privacy?.href);
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    rerender(<SiteFooter content={sampleFooter} />);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('has its line run to the other edge from right to left, unlike drawings with words and progress', () => {
    const css = readFileSync(join(import.meta.dirname, '../../tokens/elements.css'), 'utf8');
    const mirrored = /.*\*\/([^{]+)\{\s*@variant own \{\s*\[dir="rtl"\]/s.exec(css)?.[1] as string;
    const { container } = render(<SiteFooter content={sampleFooter} />);
    expect(container.querySelectorAll(mirrored)).toHaveLength(1);
    const { container: others } = render(
      <>
        <FanDrawing lenders={sampleLenders} />
        <ProgressRing className="bl:overflow-visible" />
      </>,
    );
    expect(others.querySelectorAll('svg').length).toBeGreaterThan(2);
    expect(others.querySelectorAll(mirrored)).toHaveLength(0);
  });

  it('shows where and when to reach a person', () => {
    render(<SiteFooter content={sampleFooter} />);
    expect(screen.getByText(/Toronto, Ontario/)).toBeInTheDocument();
    expect(screen.getByText(/Support 9AM-5PM EST/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: sampleFooter.email })).toHaveAttribute(
      'href',
      `mailto:${sampleFooter.email}`,
    );
  });

  it('names its social links and opens them in a new tab', () => {
    render(<SiteFooter content={sampleFooter} />);
    for (const { label } of sampleFooter.social) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('target', '_blank');
    }
  });
});
