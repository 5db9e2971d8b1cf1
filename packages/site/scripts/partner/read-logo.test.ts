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
    [
      'a clip that cuts nothing',
      '<defs><clipPath id="c"><path d="M0 0h40v20H0z"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h9v9z"/></g>',
    ],
    [
      'metadata of a drawing program',
      '<sodipodi:namedview xmlns:sodipodi="x" a="https://evil.example"/><path d="M0 0h9v9z"/>',
    ],
    ['a symbol', '<symbol id="s"><path d="M0 0h9v9z"/></symbol><use href="#s"/>'],
    ['a definition', '<linearGradient id="g"/><path d="M0 0h9v9z"/>'],
  ])('removes %s', (_, drawing) => {
    const file = readLogo(svg(drawing), 'Acme');
    expect(file).not.toMatch(/script|on\w+=|evil|url\(|style|sodipodi|clip|symbol|use|id=|Gradient/);
    expect(markupOf(file).markup).toContain('<path');
  });

  const block = 'd="M20 0h20v20H20z"';

  it.each([
    ['an attribute', `<path display="none" ${block}/>`],
    ['a style', `<path style="display: none" ${block}/>`],
    ['a class', `<style>.a{display:none}</style><path class="a" ${block}/>`],
    ['a group', `<g display="none"><path ${block}/></g>`],
    ['its visibility', `<path visibility="hidden" ${block}/>`],
    ['the visibility of its class', `<style>g .a{visibility:hidden}</style><g><path class="a" ${block}/></g>`],
    ['an opacity', `<g opacity="0"><path ${block}/></g>`],
    ['a style with an opacity', `<path style="opacity:0" ${block}/>`],
    ['a transparent fill', `<path fill="transparent" ${block}/>`],
    ['a fill without opacity', `<path fill="#fff" fill-opacity="0" ${block}/>`],
    ['a colour without opacity', `<path fill="rgba(255,255,255,0)" ${block}/>`],
    ['a colour without opacity, in digits', `<path fill="#fff0" ${block}/>`],
    ['a scale of zero', `<g transform="scale(0)"><path ${block}/></g>`],
    ['its definition', `<defs><path ${block}/></defs>`],
  ])('leaves out what is invisible by %s', (_, hidden) => {
    const shown = '<path d="M0 0h9v9z"/>';
    expect(markupOf(readLogo(svg(hidden + shown), 'Acme')).markup).toBe(markupOf(readLogo(svg(shown), 'Acme')).markup);
  });

  it.each([
    ['width="2in" height="1in"', '0 0 192 96'],
    ['width="25.4mm" height="25.4mm"', '0 0 96 96'],
    ['width="72pt" height="72pt"', '0 0 96 96'],
    ['width="40" height="20px"', '0 0 40 20'],
    ['viewBox="0 0 40 20" width="100%" height="100%"', '0 0 40 20'],
    ['viewBox="0 0 40 20" width="800" height="800"', '0 0 40 20'],
    ['viewBox="0 0 4 2"', '0 0 4 2'],
  ])('reads the size %s', (attributes, viewBox) => {
    expect(markupOf(readLogo(svg('<path d="M0 0h1.2345v1.2345z"/>', attributes), 'Acme')).viewBox).toBe(viewBox);
  });

  it.each([
    ['a picture', '<image href="https://evil.example/x.png"/>', 'uses <image>'],
    ['text', '<text>Acme</text>', 'Convert it to outlines'],
    ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', 'uses <foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>', 'uses <a>'],
    ['a part of another file', '<use href="https://evil.example/x.svg#a"/>', 'uses <use>'],
    ['an animation', '<path d="M0 0h9v9z"><animate attributeName="d"/></path>', 'uses <animate>'],
    [
      'two colours',
      '<path fill="red" d="M0 0h9v9z"/><path fill="#00f" d="M9 9h9v9z"/>',
      'shows several colours (#ff0000, #0000ff …)',
    ],
    [
      'white letters on a box in the black of no colour',
      `<path d="M0 0h40v20H0z"/><path fill="#fff" ${block}/>`,
      'several colours (#000000, #ffffff …)',
    ],
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient><path fill="url(#g)" d="M0 0h40v20H0z"/>',
      'several colours',
    ],
    [
      'a gradient that fades out',
      '<linearGradient id="g"><stop/><stop offset="1" stop-opacity="0"/></linearGradient><path fill="url(#g)" d="M0 0h40v20H0z"/>',
      'looks different',
    ],
    [
      'a clip',
      `<clipPath id="c"><circle cx="20" cy="10" r="9"/></clipPath><g clip-path="url(#c)"><path ${block}/></g>`,
      'looks different if only its outlines are kept. It uses clip-path. Export it as plain outlines',
    ],
    [
      'a clip by its style',
      `<style>.a{clip-path:url(#c)}</style><clipPath id="c"><circle cx="20" cy="10" r="9"/></clipPath><path class="a" ${block}/>`,
      'uses clip-path',
    ],
    [
      'a mask',
      `<mask id="m"><circle cx="30" cy="10" r="9" fill="#fff"/></mask><g mask="url(#m)"><path ${block}/></g>`,
      'uses mask',
    ],
    ['a part that is half transparent', `<path fill-opacity=".5" ${block}/>`, 'uses fill-opacity'],
    [
      'a filter',
      `<filter id="f"><feGaussianBlur stdDeviation="3"/></filter><path filter="url(#f)" ${block}/>`,
      'uses filter',
    ],
    [
      'a style that only browsers know',
      `<style>path{transform:translate(4px,0)}</style><path ${block}/>`,
      'uses the style "transform:translate(4px"',
    ],
    [
      'a stroke that keeps its width',
      `<path vector-effect="non-scaling-stroke" stroke="#000" ${block}/>`,
      'vector-effect',
    ],
    ['nothing', '', 'shows nothing'],
    ['nothing within its frame', '<path d="M50 0h9v9z"/>', 'shows nothing'],
    ['only hidden parts', `<g display="none"><path ${block}/></g>`, 'shows nothing'],
    ['a line without a colour', '<path fill="none" d="M0 0h9v9z"/>', 'shows nothing'],
  ])('refuses %s with a message that says what to do', (_, drawing, reason) => {
    expect(() => readLogo(svg(drawing), 'Acme')).toThrow(reason);
  });

  it.each([
    ['is stretched', 'viewBox="0 0 40 20" width="40" height="40" preserveAspectRatio="none"', 'looks different'],
    ['goes beyond its frame', 'viewBox="0 0 40 20" width="40" height="40"', 'looks different'],
    ['has a size of its page', 'width="100%" height="100%"', 'no viewBox'],
    ['has no height', 'width="40"', 'no viewBox'],
  ])('refuses a drawing that %s', (_, attributes, reason) => {
    expect(() => readLogo(svg('<path d="M0 0h40v30H0z"/>', attributes), 'Acme')).toThrow(reason);
  });

  it('refuses files that are not SVG or have no size', () => {
    expect(() => readLogo('<svg><path', 'Acme')).toThrow('cannot be read as SVG');
    expect(() => readLogo(svg('<path d="M0 0h9v9z"/>', ''), 'Acme')).toThrow('no viewBox');
    const utf16 = Buffer.from(`\ufeff${svg('<path d="M0 0h9v9z"/>')}`, 'utf16le');
    expect(() => read(utf16, 'Acme')).toThrow('not in UTF-8');
  });

  it('refuses a drawing that would make each page large, and a file that takes minutes to read', () => {
    const path = (count: number) =>
      `<path d="${Array.from({ length: count }, (_, at) => `M${at % 40} ${at % 20}h.${at}v.5z`).join('')}"/>`;
    expect(() => readLogo(svg(path(5_000)), 'Acme')).toThrow(
      /outlines have \d+ kB, and each visitor of the page loads them: at most 30 kB/,
    );
    expect(() => readLogo(svg(`<!-- ${'x'.repeat(600_000)} -->${path(1)}`), 'Acme')).toThrow(
      /The file has 601 kB: at most 500 kB/,
    );
    expect(() => readLogo(svg(path(400)), 'Acme')).not.toThrow();
  });
});
