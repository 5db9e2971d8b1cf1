import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inBrand } from '../../test/in-brand.js';
import { samplePartner } from '../../test/sample-partner.js';
import { PartnerHero } from './partner-hero.js';

const meta = {
  title: 'Sections/Partner hero',
  component: PartnerHero,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: samplePartner },
  decorators: [inBrand({ accent: '#0a7a50' })],
} satisfies Meta<typeof PartnerHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveFocus();
  },
};

export const OfferThatEnds: Story = { args: { content: { ...samplePartner, validUntil: '2029-12-31' } } };

/** Only the rings, without the drawing of a profile. */
export const RingsAlone: Story = { args: { content: { ...samplePartner, profile: undefined } } };

export const PaleYellow: Story = { decorators: [inBrand({ accent: '#fff06a', second: '#1d3b4f' })] };

export const LongWords: Story = {
  args: {
    lang: 'de',
    content: {
      ...samplePartner,
      validUntil: '2029-12-31',
      hero: { ...samplePartner.hero, title: 'Betriebs\u00admittel\u00adfinanzierung ohne Aktenordner' },
    },
  },
};
