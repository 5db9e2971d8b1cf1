import { parseColour, toHex } from '../../src/lib/brand-theme/colour.js';
import themeCss from '../../src/tokens/theme.css?raw';

/** The raw colours, read from the style sheet that ships: `oklch` as written, the name as in `--bl-color-ink-900`. */
const primitives = [...themeCss.matchAll(/--bl-color-([a-z]+-\d+): oklch\(([\d. ]+)\)/g)].map(
  ([, name = '', oklch = '']) => ({ name, oklch, hex: toHex(parseColour(`oklch(${oklch})`)) }),
);

/** Families in order: paper, ink, cobalt … */
const families = [...new Set(primitives.map(({ name }) => name.split('-')[0] ?? ''))];

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function ColourRamps() {
  return (
    <div className="bl:grid bl:gap-8">
      {families.map((family) => (
        <section key={family} className="bl:grid bl:gap-3 bl:md:grid-cols-[6rem_1fr]">
          <h3 className="bl:text-heading-sm">{title(family)}</h3>
          <ul className="bl:grid bl:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] bl:gap-4">
            {primitives
              .filter(({ name }) => name.startsWith(`${family}-`))
              .map(({ name, oklch, hex }) => (
                <li key={name} className="bl:text-caption">
                  {/* Not by its variable: the style sheet has none for colours that no component uses. */}
                  <div
                    className="bl:mb-2 bl:h-16 bl:rounded-control bl:border bl:border-line"
                    style={{ background: `oklch(${oklch})` }}
                  />
                  <b className="bl:block bl:font-semibold bl:text-body-sm bl:text-default">{name}</b>
                  <code className="bl:block bl:font-code">{hex}</code>
                  <span className="bl:block bl:text-muted bl:tabular-nums">{oklch}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
