import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../test/tab-to.js';
import { ProductSection } from './product-section.js';
import { image, product } from './product-section.samples.js';

const meta = {
  title: 'Sections/Product section',
  component: ProductSection,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { product, image },
} satisfies Meta<typeof ProductSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawingRight: Story = { play: () => tabTo('origination fee') };

export const DrawingLeft: Story = { args: { side: 'left', tone: 'sunken' } };

export const LongWords: Story = {
  args: {
    tone: 'raised',
    product: {
      ...product,
      title: 'Warenkreditversicherungsgestützte Lieferkettenfinanzierung',
      features: [
        ...product.features,
        'A feature that takes a whole sentence to say, and then another half of one, because it matters',
      ],
    },
  },
};
