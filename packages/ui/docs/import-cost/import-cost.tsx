import { ReferenceTable } from '../reference-table.js';

/** Bytes by import path, put here by Storybook's build. */
declare const __IMPORT_COSTS__: Readonly<Record<string, number>>;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The import path of a unit from the title of its docs page: `components/cookie-banner` for "Components/Cookie banner". */
export function importPath(title: string) {
  const path = title.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(__IMPORT_COSTS__, path) ? path : undefined;
}

/** One sentence with the import cost of a unit: `<ImportCost path="components/button" />`. */
export function ImportCost({ path }: { path: string }) {
  return (
    <p>
      Importing <code>@boundless/ui/{path}</code> alone costs {kilobytes(__IMPORT_COSTS__[path] ?? 0)} of JavaScript
      after gzip, without React.
    </p>
  );
}

export const ImportCosts = () => (
  <ReferenceTable
    head={['Import', 'JavaScript, gzipped']}
    rows={Object.entries(__IMPORT_COSTS__).map(([path, bytes]) => [`@boundless/ui/${path}`, kilobytes(bytes)])}
  />
);
