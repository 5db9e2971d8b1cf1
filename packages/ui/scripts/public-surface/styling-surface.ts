import { stateAttributes } from '../../src/lib/state-attributes.js';
import type { TokenGroup } from '../design-tokens/design-tokens.js';
import type { Token } from '../design-tokens/token-value.js';

/** Values of `data-slot` in markup, and of props named `slot`. */
const slots = /(?:data-slot"?[=:] ?|\bslot[=:] ?)["']([a-z][\w-]*)["']/g;
const attributes = /(?<![\w-])data-[a-z][a-z-]*[a-z]/g;

const sorted = (found: Iterable<string>) => [...new Set(found)].sort();

function* linesOf(group: TokenGroup, path: string): Generator<string> {
  for (const [name, token] of Object.entries(group)) {
    const own = path ? `${path}.${name}` : name;
    if (!('$value' in token)) yield* linesOf(token as TokenGroup, own);
    else yield `${own}: ${JSON.stringify((token as Token).$extensions?.['dev.boundless'].css ?? token.$value)}`;
  }
}

/**
 * The names that style sheets and tests of other projects may use, as text: data attributes, slots, states and tokens.
 *
 * @param sources texts of the kit's shipped sources
 * @param tokens sets of design tokens, by name
 */
export function stylingSurface(sources: readonly string[], tokens: Readonly<Record<string, TokenGroup>>): string {
  const all = sources.join('\n');
  const states = Object.entries(stateAttributes).map(([name, { values }]) => `${name}: ${values.join(' | ')}`);
  const parts = {
    'Data attributes': sorted(all.match(attributes) ?? []),
    Slots: sorted([...all.matchAll(slots)].map(([, slot = '']) => slot)),
    States: states,
    ...Object.fromEntries(Object.entries(tokens).map(([set, group]) => [`Tokens: ${set}`, [...linesOf(group, '')]])),
  };
  const text = Object.entries(parts).map(
    ([title, lines]) => `## ${title}\n\n${lines.map((line) => `- ${line}\n`).join('')}`,
  );
  return `# What style sheets and tests may use\n\nWritten by \`npm run api -w @boundless/ui\`.\n\n${text.join('\n')}`;
}
