import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ToolList } from './tool-list.js';

const meta = {
  title: 'Sections/Tool list',
  component: ToolList,
  tags: ['!autodocs'],
  args: {
    title: 'More tools',
    tools: [
      { title: 'Loan payment', description: 'What a term loan takes each month.', href: '/tools/business-loan' },
      { title: 'Line of credit', description: 'What a draw costs.', href: '/tools/line-of-credit' },
    ],
  },
} satisfies Meta<typeof ToolList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTools: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

/** Lists that follow each other are groups of one list. */
export const Groups: Story = {
  args: { title: 'What funding costs' },
  render: (args) => (
    <>
      <ToolList {...args} />
      <ToolList
        title="What to choose"
        tools={[
          { title: 'Which fits?', description: 'A few questions and one recommendation.', href: '/tools/which-fits' },
        ]}
      />
    </>
  ),
};

export const OneTool: Story = {
  args: {
    tools: [
      {
        title: 'A tool with a very long name that does not fit into a line',
        description: 'What it answers.',
        href: '/tools/a',
      },
    ],
  },
};
