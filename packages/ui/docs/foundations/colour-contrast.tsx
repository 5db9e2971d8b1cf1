import { useEffect, useState } from 'react';
import { Tag } from '../../src/components/tag/index.js';
import { contrast, parseColour, ratioText, toHex } from '../../src/lib/brand-theme/colour.js';
import { type ColourPair, colourPairs } from './colour-pairs.js';

interface Measured extends ColourPair {
  textHex: string;
  groundHex: string;
  ratio: number;
}

/** Measures the roles on the page, in the brand that the toolbar has set. */
function measure(): Measured[] {
  const probe = document.createElement('i');
  document.body.append(probe);
  const read = (surface: string, role: string) => {
    probe.dataset.surface = surface;
    probe.style.color = `var(--bl-${role})`;
    return toHex(parseColour(getComputedStyle(probe).color));
  };
  const measured = colourPairs.map((pair) => {
    const [textHex, groundHex] = [read(pair.surface, pair.text), read(pair.surface, pair.ground)];
    return { ...pair, textHex, groundHex, ratio: contrast(textHex, groundHex) };
  });
  probe.remove();
  return measured;
}

function grade({ ratio, needs }: Measured) {
  if (ratio < needs) return 'fails';
  if (needs === 3) return 'AA, no text';
  return ratio >= 7 ? 'AAA' : 'AA';
}

/** Every pair of roles with its current contrast. */
export function ColourContrast() {
  const [pairs, setPairs] = useState<Measured[]>([]);
  useEffect(() => {
    const show = () => setPairs(measure());
    show();
    const brand = new MutationObserver(show);
    brand.observe(document.documentElement, { attributeFilter: ['data-partner'] });
    return () => brand.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
    <section className="bl:overflow-x-auto" tabIndex={0} aria-label="Contrast of every pair">
      <table className="bl:w-full bl:min-w-[44rem] bl:border-collapse bl:text-start bl:text-body-sm">
        <thead>
          <tr className="bl:border-line-strong bl:border-b-[1.5px] bl:text-default">
            {['Sample', 'Text', 'Ground', 'Surface', 'Ratio', 'Grade', 'Used for'].map((head) => (
              <th key={head} scope="col" className="bl:py-2 bl:pe-4 bl:font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.surface} ${pair.text} ${pair.ground}`} className="bl:border-line bl:border-b">
              <td className="bl:py-2.5 bl:pe-4">
                {pair.needs === 3 ? (
                  <span
                    aria-hidden
                    className="bl:block bl:h-7 bl:w-24 bl:rounded-tag bl:border-2"
                    style={{ background: pair.groundHex, borderColor: pair.textHex }}
                  />
                ) : (
                  <span
                    className="bl:inline-block bl:w-24 bl:rounded-tag bl:px-2 bl:py-1 bl:font-semibold"
                    style={{ background: pair.groundHex, color: pair.textHex }}
                  >
                    Boundless
                  </span>
                )}
              </td>
              <td className="bl:pe-4 bl:font-code bl:text-caption">
                {pair.text} <span className="bl:block bl:text-muted">{pair.textHex}</span>
              </td>
              <td className="bl:pe-4 bl:font-code bl:text-caption">
                {pair.ground} <span className="bl:block bl:text-muted">{pair.groundHex}</span>
              </td>
              <td className="bl:pe-4">{pair.surface}</td>
              <td className="bl:pe-4 bl:font-semibold bl:text-default bl:tabular-nums">{ratioText(pair.ratio)}</td>
              <td className="bl:pe-4" data-grade={grade(pair)}>
                <Tag variant={grade(pair) === 'AAA' ? 'ok' : grade(pair) === 'fails' ? 'spark' : 'category'}>
                  {grade(pair)}
                </Tag>
              </td>
              <td className="bl:text-muted">{pair.use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
