import sizes from '../../src/sizes.json' with { type: 'json' };
import { ReferenceTable } from '../reference-table.js';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const recorded: Record<string, number> = sizes;

/** One sentence with the import cost of a unit: `<ImportCost path="components/button" />`. */
export function ImportCost({ path }: { path: string }) {
  const bytes = recorded[path];
  if (bytes === undefined) throw new Error(`${path} is not in src/sizes.json; run npm run sizes -w @boundless/ui`);
  return (
    <p>
      Importing <code>@boundless/ui/{path}</code> alone costs {kilobytes(bytes)} of JavaScript after gzip, without
      React.
    </p>
  );
}

export const ImportCosts = () => (
  <ReferenceTable
    head={['Import', 'JavaScript, gzipped']}
    rows={Object.entries(recorded).map(([path, bytes]) => [`@boundless/ui/${path}`, kilobytes(bytes)])}
  />
);
