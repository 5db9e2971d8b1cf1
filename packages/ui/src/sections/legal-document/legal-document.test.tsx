import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { LegalDocument } from './legal-document.js';
import { sampleLegal } from './legal-document.samples.js';

const headings = sampleLegal.sections.map(({ heading }) => heading);

describe.each(['column', 'contents'] as const)('LegalDocument as %s', (layout) => {
  describeContract(<LegalDocument content={sampleLegal} layout={layout} />, { slot: 'legal-document' });

  it('shows title, date and the whole text', () => {
    render(<LegalDocument content={sampleLegal} layout={layout} />);
    expect(screen.getByRole('article')).toHaveAttribute('data-layout', layout);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInTheDocument();
    expect(screen.getByText('April 10, 2023')).toBeInTheDocument();
    expect(screen.getByText('November 23, 2026')).toBeInTheDocument();
    expect(screen.getByText('To say what this site stores.')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'In short',
      ...headings,
    ]);
    for (const { id, heading, summary } of sampleLegal.sections) {
      expect(document.getElementById(id)).toHaveTextContent(heading);
      if (summary) expect(screen.getByText(summary)).toBeInTheDocument();
    }
  });

  it('shows no revision if there was none', () => {
    render(<LegalDocument content={{ ...sampleLegal, revised: undefined }} layout={layout} />);
    expect(screen.queryByText('Revised')).toBeNull();
    expect(screen.queryByText(/November 23, 2026/)).toBeNull();
  });
});

describe('LegalDocument with contents', () => {
  it('links to every section', () => {
    render(<LegalDocument content={sampleLegal} layout="contents" />);
    const rail = document.querySelector('[data-slot=contents-rail]') as HTMLElement;
    const links = within(rail).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sampleLegal.sections.map(({ id }) => `#${id}`));
  });

  it('marks the current section', async () => {
    render(<LegalDocument content={sampleLegal} layout="contents" />);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: ['in-short', 'introduction'].includes(this.id) ? 60 : 2000, height: 4000 } as DOMRect;
    });
    await act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const active = document.querySelectorAll('section[data-state=active]');
    expect(active).toHaveLength(1);
    expect(active[0]).toHaveTextContent('Introduction');
  });
});
