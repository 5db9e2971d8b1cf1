import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inBrand } from '../../test/in-brand.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerClosing } from './partner-closing.js';

const meta = {
  title: 'Sections/Partner closing',
  component: PartnerClosing,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: samplePartner.closing },
  decorators: [inBrand({ accent: '#0a7a50' })],
} satisfies Meta<typeof PartnerClosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Green: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  },
};

export const PaleYellow: Story = { decorators: [inBrand({ accent: '#fff06a', second: '#1d3b4f' })] };

export const TitleAlone: Story = {
  args: { lang: 'de', content: { title: 'Die Auftragsbücher sind voll. Das Betriebskonto kann folgen.' } },
};
