import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageLinks } from './language-links.js';

const meta = {
  title: 'Components/Language links',
  component: LanguageLinks,
  tags: ['!autodocs'],
  args: { languages: [{ lang: 'fr-CA', label: 'Français', href: '/fr/lenders' }] },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Français' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/fr/lenders');
    await expect(link).toHaveAttribute('hreflang', 'fr-CA');
    await expect(link).toHaveAttribute('lang', 'fr-CA');
  },
};

/** Between 1024 and 1279 px only the code is seen. */
export const InAHeader: Story = { args: { variant: 'fitting' } };

export const SeveralLanguages: Story = {
  args: {
    languages: [
      { lang: 'fr-CA', label: 'Français', href: '/fr' },
      { lang: 'ar', label: 'العربية', href: '/ar' },
    ],
  },
};
