import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { SamplesContext } from '../../lib/samples.js';
import type { ProductDrawingName } from '../../types.js';
import { ProductDrawing } from './product-drawing.js';

const meta = {
  title: 'Components/Product drawing',
  component: ProductDrawing,
  tags: ['!autodocs'],
  args: { name: 'introductions' },
  decorators: [
    (Story) => (
      <div className="bl:max-w-xl bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:px-5 bl:py-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductDrawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Introductions: Story = {};

export const Queue: Story = { args: { name: 'queue' } };

/** With a title, for a card of its own. */
export const Consent: Story = { args: { name: 'consent' } };

export const StatusNotes: Story = { args: { name: 'status-notes' } };

export const Encryption: Story = { args: { name: 'encryption' } };

/** In a narrow card the line of stops is below the client's name. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="bl:max-w-80">
        <Story />
      </div>
    ),
  ],
};

export const All: Story = {
  render: () => <AllDrawings />,
};

function AllDrawings() {
  const { drawings = {} } = use(SamplesContext);
  return (
    <div className="bl:grid bl:gap-8">
      {(Object.keys(drawings) as ProductDrawingName[]).map((name) => (
        <ProductDrawing key={name} name={name} />
      ))}
    </div>
  );
}
