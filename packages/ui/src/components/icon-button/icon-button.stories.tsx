import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight, Search } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  tags: ['!autodocs'],
  args: { icon: ArrowRight, 'aria-label': 'Next', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Quiet: Story = { args: { icon: Search, 'aria-label': 'Search the site', variant: 'quiet' } };

export const AtTheEnd: Story = { args: { icon: ArrowLeft, 'aria-label': 'Previous', disabled: true } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <IconButton {...args} />
    </div>
  ),
};

export const NamedFromTheKeyboard: Story = {
  async play() {
    await userEvent.tab();
    const tip = () => document.querySelector('[data-slot=tooltip-content]');
    await waitFor(() => expect(tip()).toBeVisible(), { timeout: 5000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
  },
};

/** As in the menu "CSS pseudo states" of the toolbar. */
export const HoverAndFocus: Story = {
  parameters: { pseudo: { hover: '[data-show=hovered]', focusVisible: '[data-show=focused]' } },
  render: (args) => (
    <div className="bl:flex bl:flex-wrap bl:gap-4">
      {(['line', 'quiet'] as const).map((variant) =>
        ['hovered', 'focused'].map((state) => (
          <IconButton {...args} key={variant + state} variant={variant} data-show={state} aria-label={state} />
        )),
      )}
    </div>
  ),
};
