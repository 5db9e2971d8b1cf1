import { describe, expect, it } from 'vitest';
import { measureSize } from './measure-size.js';

describe('the import cost of a component', () => {
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
