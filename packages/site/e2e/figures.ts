import { expect, type Locator, type Page } from '@playwright/test';

/** The results of a calculator by their names, unrounded. */
export const figures = (within: Page | Locator) =>
  within
    .locator('[data-slot=calculator-result]')
    .evaluateAll((items: HTMLElement[]) =>
      Object.fromEntries(items.map(({ dataset }) => [dataset.name, Number(dataset.value)])),
    );

export const field = (within: Page | Locator, name: string) =>
  within.locator(`input[data-slot=unit-field][name="${name}"]`);

export async function expectFigures(within: Page | Locator, expected: Readonly<Record<string, number>>) {
  const found = await figures(within);
  for (const [name, value] of Object.entries(expected)) expect(found[name], name).toBeCloseTo(value, 2);
}
