import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.js';

const css = String.raw`
@font-face{font-family:Body;src:url(/a.woff2)}
body{font-family:var(--body)}
.used{top:var(--used)}
.used:hover{color:blue}
.used[data-state=open]{color:pink}
[data-slot=menu]:not([data-ready]) li:is(:hover,:focus-within)>.used{visibility:visible}
.unused,.unused .used{color:green}
.later\:p-1[data-moving]{padding:1px}
.a\:b-\[\'c\'\]>*{margin:0}
@media print{.used{color:black}}
@media print{.unused{color:black}}
@property --used{syntax:"*";inherits:false}
@property --unused{syntax:"*";inherits:false}
@keyframes turn{to{rotate:1turn}}`;
const inline = createPageStyles(new Map([['/a.css', css]]));
const link = '<link rel="stylesheet" href="/a.css">';
const page = (head: string) =>
  `<html><head>${head}</head><body><p class="used" data-state="closed">Words</p></body></html>`;
const stylesOf = (html: string) => html.match(/<style>(.*)<\/style>/s)?.[1] ?? '';

describe('createPageStyles', () => {
  it.each([
    ['for elements', 'body{'],
    ['for classes', '.used{'],
    ['for states', '.used:hover'],
    ['for attributes that come later', '.used[data-state=open]'],
    ['for places', '[data-slot=menu]:not([data-ready]) li:is(:hover,:focus-within)>.used'],
    ['for print', '@media print{.used'],
    ['of the fonts', 'url(/a.woff2)'],
    ['of animations', 'to{rotate:1turn}'],
    ['of properties', '@property --used'],
  ])('puts the rules %s that a document uses into it', (_, rule) => {
    expect(stylesOf(inline(page(link), []))).toContain(rule);
  });

  it('adds the rules that its scripts may need', () => {
    expect(stylesOf(inline(page(link), ['e("p",{className:c("later:p-1 x",y)})']))).toContain('padding:1px');
    expect(stylesOf(inline(page(link), []))).not.toContain('padding:1px');
  });

  it('knows names that documents write with entities', () => {
    const html = inline(page(link).replace('class="used"', 'class="a:b-[&#x27;c&#x27;]"'), []);
    expect(stylesOf(html)).toContain('margin:0');
  });

  it('refuses a sheet with a class that no text could name', () => {
    const quoted = String.raw`.a\:b-\[\"c\"\]{margin:0}`;
    expect(() => createPageStyles(new Map([['/a.css', quoted]]))).toThrow('class a:b-["c"] with single');
  });

  it('leaves out what neither uses', () => {
    expect(stylesOf(inline(page(link), ['e("p")']))).not.toContain('unused');
  });

  it('keeps the links where there is no script, and changes nothing else of the document', () => {
    const html = inline(page(link), ['"later:p-1"']);
    expect(html).toContain(`<noscript>${link}</noscript>`);
    expect(html.replace(/<style>.*<\/style>/s, '').replace(/<\/?noscript>/g, '')).toBe(page(link));
  });

  it('refuses a document that does not link to the style sheets', () => {
    expect(() => inline(page(''), [])).toThrow('does not link to its style sheets');
  });
});
