import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.js';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  tags: ['!autodocs'],
  args: { children: 'Guide' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};

/** One per view: the best fit, the limited offer. */
export const Spark: Story = { args: { variant: 'spark', children: 'Limited time offer' } };

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <Tag {...args} variant="category">
        Guide
      </Tag>
      <Tag {...args} variant="spark">
        Best fit
      </Tag>
      <Tag {...args} variant="ok">
        Handled
      </Tag>
      <Tag {...args} variant="line">
        Draft
      </Tag>
      <Tag {...args} variant="ink">
        128
      </Tag>
    </div>
  ),
};

export const LongWord: Story = { args: { children: 'Wirtschaftsprüfungsgesellschaften' } };
