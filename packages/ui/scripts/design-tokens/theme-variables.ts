import { type AtRule, parse, type Rule } from 'postcss';

/** Custom properties of a style sheet by the block that sets them: `@theme`, `:root`, `[data-surface="ink"]` … */
type ThemeVariables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the custom properties of `css`. A rule with several selectors appears under each of them. */
export function readThemeVariables(css: string): ThemeVariables {
  const blocks = new Map<string, Map<string, string>>();
  parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    for (const name of namesOf(parent as Rule | AtRule)) {
      const block = blocks.get(name) ?? new Map<string, string>();
      blocks.set(name, block.set(prop, value.replaceAll(/\s+/g, ' ')));
    }
  });
  return blocks;
}

const namesOf = (block: Rule | AtRule) =>
  block.type === 'rule' ? block.selectors : [`@${block.name} ${block.params}`.trim()];
