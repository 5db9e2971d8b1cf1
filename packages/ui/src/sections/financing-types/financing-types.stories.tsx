import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBrand } from '../../test/in-brand.js';
import { samplePartner } from '../../test/sample-partner.js';
import { FinancingTypes } from './financing-types.js';

const { financingTypes } = samplePartner;

const meta = {
  title: 'Sections/Financing types',
  component: FinancingTypes,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: financingTypes },
} satisfies Meta<typeof FinancingTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};

export const Two: Story = { args: { content: { ...financingTypes, items: financingTypes.items.slice(0, 2) } } };

/** Icon tiles have the partner's second colour. */
export const PaleYellow: Story = { decorators: [inBrand({ accent: '#fff06a', second: '#1d3b4f' })] };

export const LongWords: Story = {
  args: {
    lang: 'de',
    content: {
      ...financingTypes,
      items: financingTypes.items.map((item) => ({
        ...item,
        title: 'Umsatzabhängige Betriebsmittelfinanzierung',
        description: 'Längere Laufzeiten mit staatlicher Ausfallbürgschaft',
      })),
    },
  },
};
