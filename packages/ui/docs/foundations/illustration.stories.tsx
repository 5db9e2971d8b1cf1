import type { Meta, StoryObj } from '@storybook/react-vite';
import { InitialsAvatar } from '../../src/components/initials-avatar/index.js';
import { ProductDrawing } from '../../src/components/product-drawing/index.js';
import { CoverSample } from './cover-sample.js';
import { MarkSample } from './mark-sample.js';

const meta = { title: 'Foundations/Illustration', component: MarkSample, tags: ['!autodocs'] } satisfies Meta<
  typeof MarkSample
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RingHorizonSun: Story = { render: () => <MarkSample /> };

export const Product: Story = { render: () => <ProductDrawing name="offers" className="bl:max-w-md" /> };

export const Covers: Story = { render: () => <CoverSample /> };

export const People: Story = {
  render: () => (
    <div className="bl:flex bl:flex-wrap bl:gap-6 bl:p-2">
      {['Marisol Okafor', 'Dev Raman', 'Elise Tremblay', 'Amara Lindqvist'].map((name) => (
        <InitialsAvatar key={name} name={name} />
      ))}
    </div>
  ),
};
