import sizes from '../../src/sizes.json' with { type: 'json' };

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const recorded: Record<string, number> = sizes;

/** What importing one thing alone costs, in a sentence: `<ImportCost of="components/button" />`. */
export function ImportCost({ of }: { of: string }) {
  const bytes = recorded[of];
  if (bytes === undefined) throw new Error(`${of} is not in src/sizes.json; run npm run sizes -w @boundless/ui`);
  return (
    <p>
      Importing <code>@boundless/ui/{of}</code> alone costs {kilobytes(bytes)} of JavaScript after gzip, without React.
    </p>
  );
}

/** The same for everything that can be imported. */
export function ImportCosts() {
  return (
    <table>
      <thead>
        <tr>
          <th>Import</th>
          <th>JavaScript, gzipped</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(recorded).map(([path, bytes]) => (
          <tr key={path}>
            <td>
              <code>@boundless/ui/{path}</code>
            </td>
            <td>{kilobytes(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
