import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Controls as EveryControl } from './controls.js';

const meta = {
  title: 'Guides/States side by side',
  component: EveryControl,
  tags: ['!autodocs'],
} satisfies Meta<typeof EveryControl>;

export default meta;

/** Classes show hover and focus permanently. */
export const Controls: StoryObj<typeof meta> = {
  render: () => <EveryControl />,
  async play({ canvas }) {
    const [plain] = canvas.getAllByRole('button', { name: 'Default' });
    const [hovered] = canvas.getAllByRole('button', { name: 'Hover' });
    const [focused] = canvas.getAllByRole('button', { name: 'Focus' });
    const look = (element: HTMLElement | undefined) => getComputedStyle(element ?? document.body);
    await expect(look(hovered).backgroundColor).not.toBe(look(plain).backgroundColor);
    await expect(look(focused).outlineStyle).toBe('solid');
    await expect(look(plain).outlineStyle).toBe('none');
  },
};
