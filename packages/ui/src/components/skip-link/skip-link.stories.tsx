import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  tags: ['!autodocs'],
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <p>Press Tab: a link appears at the top left.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheFirstTab: Story = {};

export const ReachedByKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongLabel: Story = {
  args: { children: 'Skip the menu and go straight to the article' },
  async play() {
    await userEvent.tab();
  },
};
