import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RotationBench } from './rotation-bench.js';

const meta = { title: 'Foundations/Rotation', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four items, 4 s each, on a clock that stands still until it is stepped. */
export const ByHand: Story = {
  render: () => <RotationBench />,
  async play({ canvas }) {
    const current = () => canvas.getByRole('button', { pressed: true });
    const step = (label: string) => userEvent.click(canvas.getByRole('button', { name: label }));
    await step('Step 1,000 ms');
    await step('Step 1,000 ms');
    await step('Step 1,000 ms');
    await expect(current()).toHaveTextContent('Profile');
    await step('Step 1,000 ms');
    await expect(current()).toHaveTextContent('Analysis');
    await userEvent.click(canvas.getByLabelText('hover'));
    await step('Step 5,000 ms');
    await expect(current()).toHaveTextContent('Analysis');
    await userEvent.click(canvas.getByLabelText('hover'));
    await step('Step 5,000 ms');
    await expect(current()).toHaveTextContent('Lenders');
  },
};
