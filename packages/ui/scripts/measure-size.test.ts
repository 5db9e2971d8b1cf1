import { describe, expect, it } from 'vitest';
import sizes from '../src/sizes.json' with { type: 'json' };
import { importable, measureSize } from './measure-size.js';

const recorded: Record<string, number> = sizes;
const paths = importable();

describe('the import cost of a component', () => {
  it('is recorded for everything that can be imported', () => {
    expect(Object.keys(recorded), 'run `npm run sizes -w @boundless/ui`').toEqual(paths);
  });

  it.each(paths)('is correct in the docs of %s', async (path) => {
    const { gzip } = await measureSize(path);
    const drift = Math.abs(gzip - (recorded[path] ?? 0));
    expect(drift, `${gzip} bytes now: run \`npm run sizes -w @boundless/ui\``).toBeLessThanOrEqual(
      Math.max(64, gzip * 0.03),
    );
  });

  it('includes only the button for a button', async () => {
    const { packages, gzip } = await measureSize('components/button');
    expect(packages).toEqual(['class-variance-authority', 'clsx']);
    expect(gzip).toBeLessThan(2048);
  });

  it('is at most 52 KiB for tooltip, toast, navigation and form together', async () => {
    const { packages, gzip } = await measureSize(
      'components/tooltip',
      'components/toast',
      'components/mega-menu',
      'components/contact-form',
    );
    expect(gzip).toBeLessThanOrEqual(52 * 1024);
    // The bundle really includes them.
    const parts = ['navigation-menu', 'toast', 'tooltip'].map((name) => `@radix-ui/react-${name}`);
    expect(packages).toEqual(expect.arrayContaining(parts));
  });
});
