import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageLinks } from './language-links.js';

const meta = {
  title: 'Components/Language links',
  component: LanguageLinks,
  tags: ['!autodocs'],
  args: { languages: [{ lang: 'fr-CA', label: 'Français', href: '/fr/lenders' }] },
} satisfies Meta<typeof LanguageLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
