import { brandFonts, brandVariables } from '../../src/lib/brand-theme/index.js';
import { ReferenceTable } from '../reference-table.js';

/** Every variable that a brand may set, from the engine's own list. */
export const ThemingReference = () => (
  <ReferenceTable
    head={['Variable', 'What it is for', 'Becomes']}
    rows={Object.entries(brandVariables).map(([name, { use, roles }]) => [name, use, roles.join('; ')])}
  />
);

export const FontReference = () => (
  <ReferenceTable
    rows={Object.entries(brandFonts).map(([name, stack]) => [
      name,
      <span key="sample" style={{ fontFamily: stack, fontSize: 24, fontWeight: 600 }}>
        Funding that fits
      </span>,
      <code key="stack">{stack}</code>,
    ])}
  />
);
