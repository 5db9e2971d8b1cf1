import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.js';

const css =
  '@font-face{font-family:Body;src:url(/a.woff2)}body{font-family:var(--body)}.used{color:red}.used:hover{color:blue}' +
  '.used[data-state=open]{color:pink}.unused{color:green}.later\\:p-1[data-moving]{padding:1px}' +
  '@media print{.used{color:black}}';
const inline = createPageStyles(new Map([['/a.css', css]]));
const link = '<link rel="stylesheet" href="/a.css">';
const page = (head: string) =>
  `<html><head>${head}</head><body><p class="used" data-state="closed">Words</p></body></html>`;
const stylesOf = (html: string) => html.match(/<style>(.*)<\/style>/)?.[1] ?? '';

describe('createPageStyles', () => {
  it('puts the rules that a document uses into it, in all their states and with their fonts', () => {
    const styles = stylesOf(inline(page(link), []));
    for (const rule of ['.used{color:red}', '.used:hover{color:blue}', '@font-face', 'url(/a.woff2)']) {
      expect(styles).toContain(rule);
    }
    expect(styles).toMatch(/\.used\[data-state="?open"?\]/);
    expect(styles).toMatch(/@media print\s*{\s*\.used/);
  });

  it('adds the rules that its scripts may need', () => {
    const script = 'e("p",{className:c("later:p-1","x"),"data-moving":y})';
    expect(stylesOf(inline(page(link), [script]))).toContain('padding:1px');
    expect(stylesOf(inline(page(link), []))).not.toContain('padding:1px');
  });

  it('leaves out what neither uses', () => {
    expect(stylesOf(inline(page(link), ['e("p")']))).not.toContain('.unused');
  });

  it('keeps the links where there is no script, and changes nothing else of the document', () => {
    const html = inline(page(link), ['"later:p-1"']);
    expect(html).toContain(`<noscript>${link}</noscript>`);
    expect(html.replace(/<style>.*<\/style>/, '').replace(/<\/?noscript>/g, '')).toBe(page(link));
  });

  it('refuses a document without links to style sheets', () => {
    expect(() => inline(page(''), [])).toThrow('no links to style sheets');
  });
});
