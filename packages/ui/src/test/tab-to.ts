import { expect, userEvent } from 'storybook/test';

/** Presses Tab once for each name, and expects the focus on the link, button or field of that name. */
export async function tabTo(...names: readonly (string | RegExp)[]) {
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(name);
  }
}
