import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Message', name: 'message', placeholder: 'Amount, timing and what the money is for', required: true },
  decorators: [
    (Story) => (
      <div className="bl:max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    const area = canvas.getByRole('textbox');
    await userEvent.type(area, 'One line,{Enter}and another.');
    await expect(area).toHaveValue('One line,\nand another.');
    await userEvent.clear(area);
  },
};

export const WithMessage: Story = { args: { error: 'Please enter this field' } };

export const LongText: Story = {
  args: {
    defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a message that scrolls.`).join('\n'),
  },
};
