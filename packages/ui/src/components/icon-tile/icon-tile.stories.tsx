import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from './icon-tile.js';

const meta = {
  title: 'Components/Icon tile',
  component: IconTile,
  tags: ['!autodocs'],
  args: { name: 'handshake' },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tile: Story = {};

/** Beside a title and a text, as usual. */
export const BesideATitle: Story = {
  render: (args) => (
    <div className="bl:flex bl:items-center bl:gap-4">
      <IconTile {...args} />
      <h3 className="bl:text-heading-md">Referral partners</h3>
    </div>
  ),
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <IconTile {...args} />
    </div>
  ),
};
