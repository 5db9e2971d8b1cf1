import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? join(base, id) : require.resolve(id);
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
}
const build = async (css: string, classes: string[]) =>
  parse((await compile(css, { base: src, loadStylesheet })).build(classes));

/** The rule or at-rule that a node is in, and those around it, outermost first. */
function around(node: Node): (Rule | AtRule)[] {
  const parent = node.parent as Rule | AtRule | undefined;
  return parent && parent.type !== ('root' as string) ? [...around(parent), parent] : [];
}
const layerOf = (node: Node) =>
  around(node)
    .filter((parent): parent is AtRule => parent.type === 'atrule' && parent.name === 'layer')
    .map(({ params }) => params)
    .join('.');
const selectorOf = (node: Node) =>
  around(node)
    .flatMap((parent) => (parent.type === 'rule' ? parent.selector : []))
    .join(' ');
const rulesOf = (root: ReturnType<typeof parse>) => {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => {
    const inAtRule = around(declaration).some(
      (parent) => parent.type === 'atrule' && /^(?:font-face|keyframes|property)$/.test(parent.name),
    );
    if (!inAtRule) found.push(declaration);
  });
  return found;
};

it('classes of the page win: every style is in a layer, but for arrows, reduced motion and forced colours', async () => {
  const sheet = rulesOf(await build(readFileSync(join(src, 'styles.css'), 'utf8'), ['p-4', 'bg-accent', 'wrap']));
  const styles = sheet.filter(({ prop }) => !prop.startsWith('--'));
  expect(styles.some((declaration) => layerOf(declaration) === 'utilities')).toBe(true);
  const outside = styles.filter((declaration) => layerOf(declaration) === '').map(selectorOf);
  expect([...new Set(outside)]).toEqual([
    '[dir="rtl"] & :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-arrow-up-right)',
    '[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after',
    '*, *::before, *::after',
    'h1, h2',
  ]);
});
