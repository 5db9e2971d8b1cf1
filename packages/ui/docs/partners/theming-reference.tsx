import { brandFonts, brandVariables } from '../../src/lib/brand-theme/index.js';

/** Every variable that a brand may set, from the engine's own list. */
export function ThemingReference() {
  return (
    <table>
      <thead>
        <tr>
          <th>Variable</th>
          <th>What it is for</th>
          <th>Becomes</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(brandVariables).map(([name, { use, roles }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{use}</td>
            <td>{roles.join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The faces that `brand.font` chooses from. */
export function FontReference() {
  return (
    <table>
      <tbody>
        {Object.entries(brandFonts).map(([name, stack]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td style={{ fontFamily: stack, fontSize: 24, fontWeight: 600 }}>Funding that fits</td>
            <td>
              <code>{stack}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
