import { useState } from 'react';
import { SelectField } from '../../src/components/select-field/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import {
  type Brand,
  type BrandFont,
  type BrandTheme,
  brandFonts,
  brandTheme,
} from '../../src/lib/brand-theme/index.js';
import { ContrastTable } from '../contrast-table.js';
import { ReferenceTable } from '../reference-table.js';
import { BrandPreview } from './brand-preview.js';

const fonts = Object.keys(brandFonts).map((value) => ({ value, label: value }));

interface Attempt {
  theme?: BrandTheme;
  error?: string;
}

function attempt(brand: Brand): Attempt {
  try {
    return { theme: brandTheme(brand) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

export function BrandContrast({ name = 'Partner', accent = '#ffe600' }: { name?: string; accent?: string }) {
  const [first, setFirst] = useState(accent);
  const [second, setSecond] = useState('');
  const [font, setFont] = useState<BrandFont>('display');
  const ofFirst = attempt({ accent: first });
  const ofBoth = second ? attempt({ accent: ofFirst.error ? '#000' : first, second }) : ofFirst;
  const theme = attempt({
    accent: ofFirst.error ? accent : first,
    ...(second && !ofBoth.error && { second }),
    font,
  }).theme;
  return (
    <div className="bl:grid bl:gap-8">
      <div className="bl:grid bl:gap-4 bl:md:grid-cols-3">
        <TextField
          label="Accent, any CSS colour"
          required
          value={first}
          error={ofFirst.error}
          onChange={(event) => setFirst(event.target.value)}
        />
        <TextField
          label="Second colour"
          value={second}
          error={second ? ofBoth.error : undefined}
          onChange={(event) => setSecond(event.target.value)}
        />
        <SelectField
          label="Face of headings"
          required
          options={fonts}
          value={font}
          onChange={(event) => setFont(event.target.value as BrandFont)}
        />
      </div>
      {theme && (
        <>
          <BrandPreview theme={theme} name={name} />
          <div role="status" className="bl:grid bl:gap-2">
            <p className="bl:font-semibold bl:text-default">
              {theme.pairs.filter(({ passes }) => passes).length} of {theme.pairs.length} pairs meet AA.
            </p>
            {theme.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          <ContrastTable caption="Pairs" pairs={theme.pairs} />
          <ReferenceTable
            caption="Variables"
            head={['Variable', 'Value']}
            rows={Object.entries(theme.variables).map(([name, value]) => [name, <Value key={name} value={value} />])}
          />
        </>
      )}
    </div>
  );
}

const Value = ({ value }: { value: string }) => (
  <span className="bl:inline-flex bl:items-center bl:gap-2">
    {value.startsWith('#') && (
      <span className="bl:size-5 bl:rounded-tag bl:border bl:border-line" style={{ background: value }} />
    )}
    <code>{value}</code>
  </span>
);
