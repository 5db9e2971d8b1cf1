import type { ReactNode } from 'react';
import { ratioText } from '../../src/lib/brand-theme/colour.js';
import type { BrandPair, BrandTheme } from '../../src/lib/brand-theme/index.js';

const cell = 'bl:border-line bl:border-t bl:py-1.5 bl:pe-4 bl:text-start bl:font-normal';

function Table({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
    <section tabIndex={0} className="bl:overflow-x-auto" aria-label={caption}>
      <table className="bl:w-full bl:border-collapse bl:text-body-sm bl:tabular-nums">
        <caption className="bl:pb-2 bl:text-start bl:font-display bl:font-semibold bl:text-default bl:text-heading-sm">
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className="bl:py-1.5 bl:pe-4 bl:text-start bl:font-semibold bl:text-default">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Swatch({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden
      className="bl:me-2 bl:inline-block bl:size-5 bl:rounded-tag bl:border bl:border-line bl:align-[-0.25rem]"
      style={{ background: hex }}
    />
  );
}

export function VariableTable({ variables }: Pick<BrandTheme, 'variables'>) {
  return (
    <Table caption="Variables" head={['Variable', 'Value']}>
      {Object.entries(variables).map(([name, value]) => (
        <tr key={name}>
          <th scope="row" className={`${cell} bl:whitespace-nowrap bl:font-code`}>
            {name}
          </th>
          <td className={`${cell} bl:whitespace-nowrap bl:font-code`}>
            {value.startsWith('#') && <Swatch hex={value} />}
            {value}
          </td>
        </tr>
      ))}
    </Table>
  );
}

export function PairTable({ pairs }: { pairs: readonly BrandPair[] }) {
  return (
    <Table caption="Pairs" head={['Where', 'Sample', 'Ratio', 'Needs', 'Result']}>
      {pairs.map(({ where, foregroundHex, backgroundHex, ratio, needs, passes }) => (
        <tr key={where}>
          <th scope="row" className={cell}>
            {where}
          </th>
          <td className={cell}>
            <span
              className="bl:inline-block bl:rounded-tag bl:px-2 bl:font-semibold"
              style={{ background: backgroundHex, color: foregroundHex }}
            >
              Aa
            </span>
          </td>
          <td className={cell}>{ratioText(ratio)}</td>
          <td className={cell}>{needs}</td>
          <td className={cell}>{passes ? 'passes' : <strong className="bl:text-danger">fails</strong>}</td>
        </tr>
      ))}
    </Table>
  );
}
