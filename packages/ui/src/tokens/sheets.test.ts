import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss';
import { compile } from 'tailwindcss';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.')
    ? join(base, id)
    : require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
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

describe.each(['styles.css', 'page.css'])('%s', async (name) => {
  const sheet = rulesOf(
    await build(readFileSync(join(src, name), 'utf8'), ['bl:p-4', 'bl:bg-accent', 'bl:text-base', 'bl:wrap']),
  );

  it('sets no variables but the kit’s', () => {
    const names = sheet.map(({ prop }) => prop).filter((prop) => prop.startsWith('--'));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((prop) => !/^--(?:bl|tw)-/.test(prop))).toEqual([]);
  });

  it('has every style in the layer `boundless`, so that classes of the page win', () => {
    const styles = sheet.filter(({ prop }) => !prop.startsWith('--'));
    const outside = styles.filter((declaration) => !/^boundless(?:\.|$)/.test(layerOf(declaration)));
    expect(outside.map((declaration) => `${selectorOf(declaration)} ${declaration.prop}`)).toEqual([]);
  });
});

it('styles.css changes no element but the kit’s, page.css those of the page', async () => {
  const elementsIn = async (name: string) =>
    rulesOf(await build(readFileSync(join(src, name), 'utf8'), []))
      .filter(({ prop }) => !prop.startsWith('--'))
      .map(selectorOf)
      .filter((selector) => !/\[data-(?:slot|surface)|lucide|bl-highlight-/.test(selector));
  expect(await elementsIn('styles.css')).toEqual([]);
  expect(await elementsIn('page.css')).toContain('body');
});

it('theme.css adds to a Tailwind theme, and changes nothing of it', async () => {
  const classes = ['text-blue-600', 'bg-red-600', 'rounded-xl', 'shadow-lg', 'ease-out', 'animate-pulse', 'font-mono'];
  const withKit = await build('@import "tailwindcss"; @import "./theme.css";', [...classes, 'bg-accent']);
  const without = await build('@import "tailwindcss";', classes);
  const texts = (root: typeof withKit) =>
    rulesOf(root).map((declaration) => `${selectorOf(declaration)} ${declaration}`);
  const own = texts(withKit);
  expect(texts(without).filter((text) => !own.includes(text))).toEqual([]);
  expect(own).toContain('.bg-accent background-color: var(--bl-accent)');
});
