import sizes from '../../src/sizes.json' with { type: 'json' };

/** The import path of a unit from the title of its docs page: `components/cookie-banner` for "Components/Cookie banner". */
export function importPath(title: string): string | undefined {
  const path = title.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(sizes, path) ? path : undefined;
}
