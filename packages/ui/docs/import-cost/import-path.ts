import sizes from '../../src/sizes.json' with { type: 'json' };

/** What a docs page of that title is imported by, "Components/Cookie banner" as `components/cookie-banner`, if it can be. */
export function importPath(title: string): string | undefined {
  const path = title.toLowerCase().replaceAll(' ', '-');
  return Object.hasOwn(sizes, path) ? path : undefined;
}
