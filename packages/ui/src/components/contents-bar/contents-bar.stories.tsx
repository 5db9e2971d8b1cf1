import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SampleText, sampleContents } from '../contents-rail/contents.samples.js';
import { ContentsBar } from './contents-bar.js';

const meta = {
  title: 'Components/Contents bar',
  component: ContentsBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { items: sampleContents, target: 'text' },
  render: (args) => (
    <div className="bl:wrap bl:pt-20">
      <ContentsBar {...args} />
      <div className="bl:pt-8">
        <SampleText />
      </div>
    </div>
  ),
} satisfies Meta<typeof ContentsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on wide screens. */
export const Closed: Story = {};

export const Open: Story = {
  globals: { viewport: { value: 'w390' } },
  async play({ canvasElement }) {
    const summary = canvasElement.querySelector('summary') as HTMLElement;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvasElement.querySelector('details a')).toHaveFocus();
  },
};
