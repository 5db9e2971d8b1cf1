import sizes from '../../src/sizes.json' with { type: 'json' };
import { ReferenceTable } from '../reference-table.js';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The import path of a unit from the title of its docs page: `components/cookie-banner` for "Components/Cookie banner". */
export function importPath(title: string) {
  const path = title.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(sizes, path) ? (path as keyof typeof sizes) : undefined;
}

/** One sentence with the import cost of a unit: `<ImportCost path="components/button" />`. */
export function ImportCost({ path }: { path: keyof typeof sizes }) {
  return (
    <p>
      Importing <code>@boundless/ui/{path}</code> alone costs {kilobytes(sizes[path])} of JavaScript after gzip, without
      React.
    </p>
  );
}

export const ImportCosts = () => (
  <ReferenceTable
    head={['Import', 'JavaScript, gzipped']}
    rows={Object.entries(sizes).map(([path, bytes]) => [`@boundless/ui/${path}`, kilobytes(bytes)])}
  />
);
