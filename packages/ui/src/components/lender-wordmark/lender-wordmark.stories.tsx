import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLenders } from '../../test/sample-lenders.js';
import type { LenderLogo } from '../../types.js';
import { LenderWordmark } from './lender-wordmark.js';

const meta = {
  title: 'Components/Lender wordmark',
  component: LenderWordmark,
  tags: ['!autodocs'],
  args: { logo: sampleLenders[0] as LenderLogo },
} satisfies Meta<typeof LenderWordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsDrawn: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('img', { name: args.logo.name })).toBeVisible();
  },
};

/** With a given height; the width keeps the ratio. */
export const InABar: Story = { args: { className: 'bl:h-6 bl:w-auto bl:text-accent-text' } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8 bl:text-default">
      <LenderWordmark {...args} />
    </div>
  ),
};

/** All sample wordmarks. Their heights differ, so that they look equally large. */
export const SideBySide: Story = {
  render: () => (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-10 bl:text-default">
      {sampleLenders.map((logo) => (
        <LenderWordmark key={logo.name} logo={logo} />
      ))}
    </div>
  ),
};
