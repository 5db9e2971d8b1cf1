import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './text-link.js';

const meta = {
  title: 'Components/Text link',
  component: TextLink,
  tags: ['!autodocs'],
  args: { href: '/who-we-help', children: 'See who we help' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See who we help' })).toHaveFocus();
  },
};

export const WithArrow: Story = { args: { arrow: true, href: '/lenders', children: 'Explore Lenders' } };

export const AfterASentence: Story = {
  render: (args) => (
    <p>
      <span>We fund e-commerce, SaaS, retail and many more. </span>
      <TextLink {...args} />
    </p>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <TextLink {...args} arrow />
    </div>
  ),
};

/** As in the menu "CSS pseudo states" of the toolbar. */
export const HoverAndFocus: Story = {
  parameters: { pseudo: { hover: '[data-show=hovered]', focusVisible: '[data-show=focused]' } },
  render: (args) => (
    <div className="bl:flex bl:gap-8">
      <TextLink {...args} data-show="hovered" />
      <TextLink {...args} data-show="focused" />
    </div>
  ),
};
