import type { ReactNode } from 'react';
import type { BrandPair, BrandTheme } from '../../src/lib/brand-theme/index.js';

const cell = 'border-line border-t py-1.5 pe-4 text-start font-normal';

function Table({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be focusable by keyboard
    <section tabIndex={0} className="overflow-x-auto" aria-label={caption}>
      <table className="w-full border-collapse text-body-sm tabular-nums">
        <caption className="pb-2 text-start font-display font-semibold text-default text-heading-sm">{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className="py-1.5 pe-4 text-start font-semibold text-default">
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
      className="me-2 inline-block size-5 rounded-tag border border-line align-[-0.25rem]"
      style={{ background: hex }}
    />
  );
}

export function VariableTable({ variables }: Pick<BrandTheme, 'variables'>) {
  return (
    <Table caption="Variables" head={['Variable', 'Value']}>
      {Object.entries(variables).map(([name, value]) => (
        <tr key={name}>
          <th scope="row" className={`${cell} whitespace-nowrap font-code`}>
            {name}
          </th>
          <td className={`${cell} whitespace-nowrap font-code`}>
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
              className="inline-block rounded-tag px-2 font-semibold"
              style={{ background: backgroundHex, color: foregroundHex }}
            >
              Aa
            </span>
          </td>
          <td className={cell}>{(Math.floor(ratio * 100) / 100).toFixed(2)}</td>
          <td className={cell}>{needs}</td>
          <td className={cell}>{passes ? 'passes' : <strong className="text-danger">fails</strong>}</td>
        </tr>
      ))}
    </Table>
  );
}
