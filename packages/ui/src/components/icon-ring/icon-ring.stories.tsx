import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconRing } from './icon-ring.js';

const meta = {
  title: 'Components/Icon ring',
  component: IconRing,
  tags: ['!autodocs'],
  args: { icon: 'landmark' },
} satisfies Meta<typeof IconRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = {};

/** Filling: in a group the time of the rotation fills it. */
export const Active: Story = { args: { state: 'active', value: 58 } };

export const Full: Story = { args: { state: 'active', value: 100 } };

/** Inside rows. */
export const Small: Story = { args: { size: 'sm', icon: 'send' } };

/** A step has a number where the others have an icon. */
export const Numbered: Story = { args: { icon: undefined, children: '2', state: 'active', value: 40 } };

export const OnInk: Story = {
  args: { state: 'active', value: 58 },
  render: (args) => (
    <div data-surface="ink" className="p-8">
      <IconRing {...args} />
    </div>
  ),
};
