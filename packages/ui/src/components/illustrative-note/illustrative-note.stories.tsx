import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IllustrativeNote } from './illustrative-note.js';

const meta = {
  title: 'Components/Illustrative note',
  component: IllustrativeNote,
  tags: ['!autodocs'],
} satisfies Meta<typeof IllustrativeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await expect(canvas.getByText('Illustrative example')).toBeVisible();
  },
};

export const OtherWords: Story = { args: { children: 'Invented companies and rates, to show the layout' } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <IllustrativeNote {...args} />
    </div>
  ),
};
