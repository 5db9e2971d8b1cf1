import postcss, { type Root, type Rule } from 'postcss';
import { classesOf } from './class-names.js';

/**
 * Takes the style sheets by their addresses. Returns a function that puts into a document, in place of its links to them, the
 * rules that its elements or its scripts name, so that it is painted as soon as it is there itself. The links stay for
 * browsers without script; others fetch the sheets when they are needed (`src/shell/whole-styles.ts`).
 */
export function createPageStyles(
  sheets: ReadonlyMap<string, string>,
): (html: string, scripts: readonly string[]) => string {
  const whole = postcss.parse([...sheets.values()].join('\n'));
  refuseQuotes(whole);
  const links = [...sheets.keys()].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return (html, scripts) => {
    if (!links || !html.includes(links)) throw new Error(`The document does not link to its style sheets as ${links}`);
    const names = new Set([...namesIn(html), ...scripts.flatMap(namesIn)]);
    const styles = only(whole.clone(), (name) => names.has(name));
    return html.replace(links, () => `<style>${styles}</style><noscript>${links}</noscript>`);
  };
}

/** A class with a quotation mark in it would not be found: texts that name classes are split there. */
function refuseQuotes(sheet: Root) {
  sheet.walkRules((rule) => {
    const name = isStep(rule) ? undefined : rule.selectors.flatMap(classesOf).find((one) => /["`]/.test(one));
    if (name) throw new Error(`Write the class ${name} with single quotation marks, or no page is styled by it`);
  });
}

/** Every word of an HTML or JavaScript text that may be a class. */
function namesIn(text: string): string[] {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split(/["`\s]+/);
}

/** The rules of a sheet whose classes are all named, in whatever state or place, and what these rules refer to. */
function only(sheet: Root, named: (name: string) => boolean): string {
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const selectors = rule.selectors.filter((selector) => classesOf(selector).every(named));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const kept = sheet.toString();
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
    if (rule.name === 'property' && !kept.includes(`var(${rule.params}`)) rule.remove();
  });
  return sheet.toString();
}

/** Whether a rule is a step of an animation. */
const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(`${parent.name}`);
