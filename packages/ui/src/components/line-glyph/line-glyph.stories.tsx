import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LineGlyphName } from '../../types.js';
import { LineGlyph } from './line-glyph.js';

const names: LineGlyphName[] = ['filter', 'relay', 'embed', 'module', 'rings', 'pair', 'bits'];

const meta = {
  title: 'Components/Line glyph',
  component: LineGlyph,
  tags: ['!autodocs'],
  args: { name: 'filter' },
  decorators: [
    (Story) => (
      <div className="bl:max-w-60 bl:overflow-clip bl:border-t-[1.5px] bl:border-line-strong bl:py-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its line runs past the edge of its card. */
export const InACard: Story = {};

export const All: Story = {
  render: () => (
    <div className="bl:grid bl:gap-8">
      {names.map((name) => (
        <LineGlyph key={name} name={name} />
      ))}
    </div>
  ),
};
