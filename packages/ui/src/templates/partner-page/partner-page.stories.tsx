import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { brandTheme } from '../../lib/brand-theme/index.js';
import { samplePartner, sampleStrip } from '../../test/sample-partner.js';
import { PartnerPage } from './partner-page.js';

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

/** Buttons have dark text; tints and the closing section use the second colour. */
export const PaleYellow: Story = {
  args: { theme: brandTheme({ accent: '#fff06a', second: '#1d3b4f', font: 'body' }).variables },
};

export const NearlyBlackWithSerif: Story = {
  args: { theme: brandTheme({ accent: '#2b1b17', second: '#5a2a1b', font: 'serif' }).variables },
};

/** White cannot be a button's colour: it is only used for decoration. */
export const White: Story = { args: { theme: brandTheme({ accent: '#ffffff' }).variables } };

/** For a partner whose colours are not known yet. */
export const OurOwnColours: Story = { args: { theme: undefined } };

/** In the typeface of the headings. */
export const NameForALogo: Story = {
  args: { content: { ...samplePartner, brand: { name: 'The Northern Cooperative of Bookkeepers' } } },
};

/** Without lender strip and types of financing, with the buttons twice and a second list of questions. */
export const SectionsOfItsChoice: Story = {
  args: {
    content: {
      ...samplePartner,
      sections: [
        'hero',
        'steps',
        'closing',
        { section: 'faq', content: { title: 'Before you begin', items: samplePartner.faq.items.slice(0, 2) } },
        'faq',
        'closing',
        'disclosures',
      ],
    },
  },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelectorAll('[data-slot=partner-closing]')).toHaveLength(2);
    await expect(canvas.queryByText('Six types of funding, one application')).toBeNull();
    const [own] = canvas.getAllByRole('button', { name: 'Who is eligible?' });
    if (own) await userEvent.click(own);
    await waitFor(() => expect(canvas.getAllByText(/have had revenue for six months/)[0]).toBeVisible());
  },
};

/** A quote, a section of the partner's own, and a link to the page in French. */
export const WithAQuoteAndItsOwnSection: Story = {
  args: {
    content: {
      ...samplePartner,
      testimonial: {
        quote: 'Our books were already there. The profile took an afternoon.',
        name: 'Ada Okafor',
        position: 'Owner',
        company: 'Okafor Freight',
        rating: 5,
        invented: true,
      },
    },
    translations: [{ lang: 'fr', label: 'Français', href: '/partenariat-fernwell' }],
    children: (
      <section className="bl:wrap bl:section-y">
        <h2 className="bl:text-display-md">What Fernwell adds</h2>
        <p className="bl:mt-6 bl:max-w-prose">Your bookkeeper answers the lender's questions about the figures.</p>
      </section>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Français' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What Fernwell adds' })).toBeInTheDocument();
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

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
