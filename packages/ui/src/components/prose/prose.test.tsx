import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import type { Block } from '../../types.js';
import { TermsContext } from '../term/index.js';
import { Prose } from './prose.js';

const shown = (...blocks: Block[]) => render(<Prose blocks={blocks} />).container;
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

describe('Prose', () => {
  describeContract(<Prose blocks={[paragraph('One **two**'), { kind: 'list', items: ['[three](/blog)'] }]} />, {
    slot: 'prose',
  });

  it('draws paragraphs and lists', () => {
    const container = shown(paragraph('First\nline'), paragraph('Ask for:'), {
      kind: 'list',
      items: ['the **price**', 'the date'],
    });
    expect([...container.querySelectorAll('p')].map((p) => p.innerHTML)).toEqual([
      '<span>First</span><br><span>line</span>',
      'Ask for:',
    ]);
    expect(screen.getAllByRole('listitem').map((li) => li.innerHTML)).toEqual([
      '<span>the </span><strong>price</strong>',
      'the date',
    ]);
  });

  it('draws headings, numbered steps, tables and pictures', () => {
    const container = shown(
      { kind: 'heading', text: 'Why' },
      { kind: 'steps', items: ['a', 'b'] },
      { kind: 'table', head: ['A', 'B'], align: [], rows: [['**c**', 'd']] },
      { kind: 'picture', src: '/assets/s.svg', alt: 'A sun', width: 8, height: 4 },
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Why' })).toBeInTheDocument();
    expect([...container.querySelectorAll('ol > li')].map((li) => li.textContent)).toEqual(['a', 'b']);
    expect(screen.getByRole('rowheader', { name: 'c' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'A sun' })).toHaveAttribute('src', '/assets/s.svg');
  });

  it("renders a tool with the caller's function, or as a link by default", () => {
    const tool: Block = { kind: 'tool', label: 'With your figures', href: '/tools/loan?amount=1' };
    shown(tool);
    expect(screen.getByRole('link', { name: 'With your figures' })).toHaveAttribute('href', '/tools/loan?amount=1');
    render(
      <Prose
        blocks={[tool]}
        tool={(href, label) => (
          <form action={href} aria-label={label}>
            <input aria-label="Amount" />
          </form>
        )}
      />,
    );
    expect(screen.getByRole('form', { name: 'With your figures' })).toHaveAttribute('action', '/tools/loan?amount=1');
  });

  it('renders a link as a term if the context explains it', () => {
    render(
      <TermsContext value={{ '/glossary#lien': 'A registered claim.' }}>
        <Prose blocks={[paragraph('A [lien](/glossary#lien) and a [loan](/blog/loan).')]} />
      </TermsContext>,
    );
    expect(screen.getByRole('link', { name: 'lien' })).toHaveAttribute('data-slot', 'term');
    expect(screen.getByRole('link', { name: 'loan' })).not.toHaveAttribute('data-slot');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="javascript:alert(1)">x</a>',
    '**<iframe src="https://evil.example"></iframe>**',
    '[<svg onload=alert(1)>](javascript:alert(1))',
  ])('injects no markup: %s', (text) => {
    const container = shown(paragraph(text), { kind: 'list', items: [text] });
    const found = [...container.querySelectorAll('*')].map((element) => element.tagName.toLowerCase());
    expect(found.filter((name) => !['div', 'p', 'ul', 'li', 'strong', 'span'].includes(name))).toEqual([]);
  });
});
