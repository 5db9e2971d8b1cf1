import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SampleText, sampleContents } from './contents.samples.js';
import { ContentsRail } from './contents-rail.js';

const meta = {
  title: 'Components/Contents rail',
  component: ContentsRail,
  tags: ['!autodocs'],
  args: { items: sampleContents, target: 'text' },
  render: (args) => (
    <div className="bl:page-grid">
      <ContentsRail {...args} className="bl:lg:col-[1/4]" />
      <div className="bl:lg:col-[4/11]">
        <SampleText />
      </div>
    </div>
  ),
} satisfies Meta<typeof ContentsRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden on narrow screens. */
export const AtTheTop: Story = { tags: ['wide'] };

export const HalfRead: Story = {
  async play({ canvasElement }) {
    document.getElementById('four-shapes')?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('Four common shapes of debt'),
    );
  },
};
