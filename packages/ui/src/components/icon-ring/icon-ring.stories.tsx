import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/index.js';
import { IconRing } from './icon-ring.js';

const meta = {
  title: 'Components/Icon ring',
  component: IconRing,
  tags: ['!autodocs'],
  args: { children: <Icon name="landmark" /> },
} satisfies Meta<typeof IconRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = {};

/** Filling: in a group it shows the elapsed time of the rotation. */
export const Active: Story = { args: { state: 'active', value: 58 } };

export const Full: Story = { args: { state: 'active', value: 100 } };

/** In rows. */
export const Small: Story = { args: { size: 'sm', children: <Icon name="send" /> } };

/** A step shows its number in place of an icon. */
export const Numbered: Story = { args: { children: '2', state: 'active', value: 40 } };

export const OnInk: Story = {
  args: { state: 'active', value: 58 },
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <IconRing {...args} />
    </div>
  ),
};
