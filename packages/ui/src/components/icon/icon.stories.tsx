import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type IconName, icons } from '../../lib/icons.js';
import { Icon } from './icon.js';

const names = Object.keys(icons) as IconName[];

const meta = {
  title: 'Components/Icon',
  component: Icon,
  tags: ['!autodocs'],
  args: { name: 'handshake' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** Every name that content can ask for. */
export const All: Story = {
  render: () => (
    <ul className="bl:grid bl:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] bl:gap-4 bl:text-body-sm">
      {names.map((name) => (
        <li key={name} className="bl:flex bl:min-w-0 bl:items-center bl:gap-3">
          <Icon name={name} className="bl:text-default" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8 bl:text-default">
      <Icon {...args} />
    </div>
  ),
};
