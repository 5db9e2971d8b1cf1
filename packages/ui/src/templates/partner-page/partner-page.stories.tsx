import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brandTheme } from '../../lib/brand-theme/index.js';
import { PartnerPage } from './partner-page.js';
import { samplePartner, sampleStrip } from './partner-page.samples.js';

const meta = {
  title: 'Templates/Partner page',
  component: PartnerPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: samplePartner, lenders: sampleStrip, theme: brandTheme({ accent: '#0a7a50' }).variables },
} satisfies Meta<typeof PartnerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Green: Story = {
  async play({ canvas, canvasElement }) {
    const signUp = samplePartner.hero.actions?.[0]?.href;
    await expect(canvasElement.querySelectorAll(`a[href="${signUp}"]`)).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Who is eligible?' }));
    await waitFor(() => expect(canvas.getByText(/have had revenue for six months/)).toBeVisible());
  },
};

/** Buttons carry dark words; tints and the closing take the second colour. */
export const PaleYellow: Story = {
  args: { theme: brandTheme({ accent: '#fff06a', second: '#1d3b4f', font: 'body' }).variables },
};

export const NearlyBlackWithSerif: Story = {
  args: { theme: brandTheme({ accent: '#2b1b17', second: '#5a2a1b', font: 'serif' }).variables },
};

/** White cannot be a button: it stays decoration. */
export const White: Story = { args: { theme: brandTheme({ accent: '#ffffff' }).variables } };

/** Until a partner's colours are known. */
export const OurOwnColours: Story = { args: { theme: undefined } };

/** Set in the face of the headings. */
export const NameForALogo: Story = {
  args: { content: { ...samplePartner, brand: { name: 'The Northern Cooperative of Bookkeepers' } } },
};

export const OfferThatEnds: Story = {
  args: { content: { ...samplePartner, validUntil: '2029-12-31' } },
  async play({ canvas }) {
    await expect(canvas.getByText('December 31, 2029')).toHaveAttribute('datetime', '2029-12-31');
  },
};

export const LongWords: Story = {
  args: {
    lang: 'de',
    content: {
      ...samplePartner,
      brand: { name: 'Handelsgesellschaft Weserbergland' },
      hero: { ...samplePartner.hero, title: 'Betriebs\u00admittel\u00adfinanzierung ohne Aktenordner' },
      closing: { title: 'Die Auftragsbücher sind voll. Das Betriebskonto kann folgen.' },
    },
  },
};

/** The drawing without a picture of a profile. */
export const RingsAlone: Story = { args: { content: { ...samplePartner, profile: undefined } } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
