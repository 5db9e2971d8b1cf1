import type { Meta, StoryObj } from '@storybook/react-vite';
import { HorizonRing } from './horizon-ring.js';

const meta = {
  title: 'Components/Horizon ring',
  component: HorizonRing,
  tags: ['!autodocs'],
  args: { className: 'bl:w-104 bl:max-w-full' },
  decorators: [
    (Story) => (
      <div className="bl:overflow-clip">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HorizonRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: { sun: 'horizon' } };

export const AThirdDone: Story = { args: { value: 34, sun: 'tip' } };

export const NearlyDone: Story = { args: { value: 92, sun: 'tip' } };

/** A watermark. */
export const TrackOnly: Story = { args: { value: 0 } };
