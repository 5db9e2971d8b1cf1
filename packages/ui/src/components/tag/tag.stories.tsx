import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from './tag.js';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  tags: ['!autodocs'],
  args: { children: 'Guide' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default, on the lightest tint of the accent colour. */
export const Category: Story = {
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByText('Guide')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** Use it once per view, for example for the best fit or a limited offer. */
export const Spark: Story = { args: { variant: 'spark', children: 'Limited time offer' } };

export const Variants: Story = {
  tags: ['no-forced-colors'],
  render: (args) => (
    <div className="bl:flex bl:flex-wrap bl:gap-2">
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
  async play({ canvasElement }) {
    const looks = [...canvasElement.querySelectorAll('[data-slot=tag]')].map((tag) => {
      const { backgroundColor, boxShadow, color } = getComputedStyle(tag);
      return [backgroundColor, boxShadow, color].join();
    });
    await expect(new Set(looks).size).toBe(5);
  },
};

export const LongWord: Story = { args: { children: 'Wirtschaftsprüfungsgesellschaften' } };
