import { families, primitives } from './primitives.js';

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function ColourRamps() {
  return (
    <div className="grid gap-8">
      {families.map((family) => (
        <section key={family} className="grid gap-3 md:grid-cols-[6rem_1fr]">
          <h3 className="text-heading-sm">{title(family)}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
            {primitives
              .filter(({ name }) => name.startsWith(`${family}-`))
              .map(({ name, oklch, hex }) => (
                <li key={name} className="text-caption">
                  {/* Not by its variable: the style sheet has none for colours that no component uses. */}
                  <div
                    className="mb-2 h-16 rounded-control border border-line"
                    style={{ background: `oklch(${oklch})` }}
                  />
                  <b className="block font-semibold text-body-sm text-default">{name}</b>
                  <code className="block font-code">{hex}</code>
                  <span className="block text-muted tabular-nums">{oklch}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
