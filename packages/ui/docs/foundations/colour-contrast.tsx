import { useEffect, useState } from 'react';
import { Tag } from '../../src/components/tag/index.js';
import { contrast, parseColour, toHex } from '../../src/lib/brand-theme/colour.js';
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

/** A ratio as text. Truncated instead of rounded, so that 4.499 is never shown as 4.5. */
const cut = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

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
    <section className="overflow-x-auto" tabIndex={0} aria-label="Contrast of every pair">
      <table className="w-full min-w-[44rem] border-collapse text-start text-body-sm">
        <thead>
          <tr className="border-line-strong border-b-[1.5px] text-default">
            {['Sample', 'Text', 'Ground', 'Surface', 'Ratio', 'Grade', 'Used for'].map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.surface} ${pair.text} ${pair.ground}`} className="border-line border-b">
              <td className="py-2.5 pe-4">
                {pair.needs === 3 ? (
                  <span
                    aria-hidden
                    className="block h-7 w-24 rounded-tag border-2"
                    style={{ background: pair.groundHex, borderColor: pair.textHex }}
                  />
                ) : (
                  <span
                    className="inline-block w-24 rounded-tag px-2 py-1 font-semibold"
                    style={{ background: pair.groundHex, color: pair.textHex }}
                  >
                    Boundless
                  </span>
                )}
              </td>
              <td className="pe-4 font-code text-caption">
                {pair.text} <span className="block text-muted">{pair.textHex}</span>
              </td>
              <td className="pe-4 font-code text-caption">
                {pair.ground} <span className="block text-muted">{pair.groundHex}</span>
              </td>
              <td className="pe-4">{pair.surface}</td>
              <td className="pe-4 font-semibold text-default tabular-nums">{cut(pair.ratio)}</td>
              <td className="pe-4" data-grade={grade(pair)}>
                <Tag variant={grade(pair) === 'AAA' ? 'ok' : grade(pair) === 'fails' ? 'spark' : 'category'}>
                  {grade(pair)}
                </Tag>
              </td>
              <td className="text-muted">{pair.use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
