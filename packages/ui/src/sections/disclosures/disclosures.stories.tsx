import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePartner } from '../../test/sample-partner.js';
import { Disclosures } from './disclosures.js';

const meta = {
  title: 'Sections/Disclosures',
  component: Disclosures,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { items: samplePartner.disclosures },
} satisfies Meta<typeof Disclosures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const OneAlone: Story = { args: { items: samplePartner.disclosures.slice(0, 1) } };

export const LongText: Story = { args: { items: samplePartner.disclosures.map((text) => `${text} `.repeat(4)) } };
