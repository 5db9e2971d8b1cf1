import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';

/**
 * Takes the style sheets by their addresses. Returns a function that puts into a document, in place of its links to them, the
 * rules that its elements or its scripts name, so that it is painted as soon as it is there itself. The links stay for
 * browsers without script; others fetch the sheets when they are needed (`src/shell/whole-styles.ts`).
 */
export function createPageStyles(
  sheets: ReadonlyMap<string, string>,
): (html: string, scripts: readonly string[]) => string {
  // A rule is kept where its classes and attributes occur anywhere, as a script may bring them together.
  const plans = [...sheets].map(([href, css]) => compileSheet(css, { href, exact: false }));
  const { extract } = createProcessor(plans);
  // Named by a custom property, which the processor does not follow.
  const fonts = [...sheets.values()].flatMap((css) => css.match(/@font-face\s*{[^}]*}/g) ?? []).join('');
  return (html, scripts) => {
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link).join('');
    if (!links || !html.includes(links))
      throw new Error('The document has no links to style sheets, or not in one place');
    const { css } = extract(html + scripts.map(elementOf).join(''));
    return html.replace(links, () => `<style>${fonts}${css}</style><noscript>${links}</noscript>`);
  };
}

const elements = new Map<string, string>();

/** An element with everything that a script may give to one: all words of its strings as classes, all its attributes. */
function elementOf(script: string): string {
  const known = elements.get(script);
  if (known) return known;
  const words = new Set(script.split(/["'`\s]+/).filter((word) => /^[-\w!@*[\](),.%:/&>=~+#^|]{1,120}$/.test(word)));
  const attributes = new Set(script.match(/\b(data|aria)-[a-z-]+/g));
  const names = [...words].join(' ').replaceAll('&', '&amp;');
  const element = `<i class="${names}" ${[...attributes].map((name) => `${name}=""`).join(' ')}></i>`;
  elements.set(script, element);
  return element;
}
