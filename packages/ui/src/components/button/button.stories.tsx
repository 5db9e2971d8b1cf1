import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpRight } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';

const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Get Started Free', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One primary button per view. */
export const Primary: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Line: Story = { args: { variant: 'line', children: 'Learn More' } };

/** Header and footer only. */
export const Ink: Story = { args: { variant: 'ink', children: 'Subscribe' } };

/** For actions that cannot be undone. */
export const Danger: Story = { args: { variant: 'danger', children: 'Erase' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
};

/** The label says what is happening; clicks have no effect. */
export const Submitting: Story = { args: { disabled: true, children: 'Sending...' } };

export const ReachedByKeyboard: Story = {
  async play({ args, canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:flex bl:flex-wrap bl:gap-3 bl:p-8">
      <Button {...args} />
      <Button {...args} variant="line" />
    </div>
  ),
};

export const OnBrand: Story = {
  render: (args) => (
    <div data-surface="brand" className="bl:flex bl:flex-wrap bl:gap-3 bl:p-8">
      <Button {...args} />
      <Button {...args} variant="line" />
    </div>
  ),
};

export const LinkElsewhere: Story = {
  render: () => (
    <ButtonLink variant="line" href="https://meet.boundless.example/expert">
      <span>Talk To An Expert</span>
      <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden />
    </ButtonLink>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

/** As in the menu "CSS pseudo states" of the toolbar. */
export const HoverAndFocus: Story = {
  parameters: {
    pseudo: { hover: '[data-show=hovered]', focusVisible: '[data-show=focused]' },
  },
  render: (args) => (
    <div className="bl:grid bl:w-fit bl:grid-cols-2 bl:gap-4">
      {(['primary', 'line', 'ink', 'danger'] as const).map((variant) =>
        ['hovered', 'focused'].map((state) => (
          <Button {...args} key={variant + state} variant={variant} data-show={state}>
            {state}
          </Button>
        )),
      )}
    </div>
  ),
};
