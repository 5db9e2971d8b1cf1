import { lenderLogo } from '@boundless/content/schemas/lender-logo';
import { readLogo as read } from '@boundless/ui/partner-tools';
import { describe, expect, it } from 'vitest';

const readLogo = (text: string, name: string) => read(new TextEncoder().encode(text), name).svg;

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

function markupOf(file: string) {
  const [, viewBox, name, markup] = file.match(/viewBox="([^"]*)" aria-label="([^"]*)">(.*)<\/svg>/s) ?? [];
  return lenderLogo.parse({ viewBox, name, markup });
}

describe('readLogo', () => {
  it('replaces the colour by currentColor', () => {
    const { markup, viewBox } = markupOf(readLogo(svg('<path fill="#0A7A50" d="M0 0h40v20z"/>'), 'Acme'));
    expect(viewBox).toBe('0 0 40 20');
    expect(markup).toContain('currentColor');
    expect(markup).not.toContain('#');
  });

  it('accepts a drawing without a colour', () => {
    expect(markupOf(readLogo(svg('<path d="M0 0h40v20z"/>'), 'Acme')).markup).toContain('fill="currentColor"');
  });

  it('accepts style sheets, and a viewBox that does not start at 0 0', () => {
    const drawing = '<style>.a{fill:none;stroke:#333}</style><path class="a" d="M-5 5h40"/>';
    const { markup } = markupOf(readLogo(svg(drawing, 'viewBox="-10 -5 60 30"'), 'Acme & "Sons"'));
    expect(markup).toContain('translate(10 5)');
    expect(markup).toContain('stroke="currentColor"');
    expect(markup).toContain('fill="none"');
  });

  it.each([
    ['a script', '<script>alert(1)</script><path d="M0 0h9v9z"/>'],
    ['a handler', '<path onload="alert(1)" onclick="alert(2)" d="M0 0h9v9z"/>'],
    ['an external style sheet', '<style>@import url(https://evil.example/x.css);</style><path d="M0 0h9v9z"/>'],
    ['an external filter', '<path style="filter:url(https://evil.example/#f)" d="M0 0h9v9z"/>'],
    [
      'a clip',
      '<defs><clipPath id="c"><path d="M0 0h40v20z"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h9v9z"/></g>',
    ],
    [
      'metadata of a drawing program',
      '<sodipodi:namedview xmlns:sodipodi="x" a="https://evil.example"/><path d="M0 0h9v9z"/>',
    ],
  ])('removes %s', (_, drawing) => {
    const file = readLogo(svg(drawing), 'Acme');
    expect(file).not.toMatch(/script|on\w+=|evil|url\(|style|sodipodi|clip/);
    expect(markupOf(file).markup).toContain('<path');
  });

  it.each([
    ['a picture', '<image href="https://evil.example/x.png"/>', 'uses <image>'],
    ['text', '<text>Acme</text>', 'Convert it to outlines'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', 'uses <foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>', 'uses <a>'],
    ['a part of another file', '<use href="https://evil.example/x.svg#a"/>', 'uses <use>'],
    ['an animation', '<path d="M0 0h9v9z"><animate attributeName="d"/></path>', 'uses <animate>'],
    ['a gradient', '<path fill="url(#g)" d="M0 0h9v9z"/>', 'gradient'],
    ['two colours', '<path fill="red" d="M0 0h9v9z"/><path fill="#00f" d="M9 9h9v9z"/>', 'uses 2 colours'],
    ['nothing', '', 'has no shape'],
  ])('refuses %s with a message that says what to do', (_, drawing, reason) => {
    expect(() => readLogo(svg(drawing), 'Acme')).toThrow(reason);
  });

  it('refuses files that are not SVG or have no size', () => {
    expect(() => readLogo('<svg><path', 'Acme')).toThrow('cannot be read as SVG');
    expect(() => readLogo(svg('<path d="M0 0h9v9z"/>', ''), 'Acme')).toThrow('no viewBox');
  });
});
