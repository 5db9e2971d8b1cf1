import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBrand } from '../../test/in-brand.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerSteps } from './partner-steps.js';

const { steps } = samplePartner;

const meta = {
  title: 'Sections/Partner steps',
  component: PartnerSteps,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: steps },
  decorators: [inBrand({ accent: '#0a7a50' })],
} satisfies Meta<typeof PartnerSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const Three: Story = { args: { content: { title: 'What happens on the day', items: steps.items.slice(0, 3) } } };

export const LongWords: Story = {
  args: {
    lang: 'de',
    content: {
      title: 'Verfahrensablauf',
      items: steps.items.map(({ description }) => ({ title: 'Finanzierungsangebotsvergleich', description })),
    },
  },
};
