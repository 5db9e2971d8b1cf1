import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LogoLink } from '../logo/index.js';
import { sampleHeader } from '../mega-menu/mega-menu.samples.js';
import { MobileMenu } from './mobile-menu.js';

const meta = {
  title: 'Components/Mobile menu',
  component: MobileMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  globals: { viewport: { value: 'w390' } },
  args: { content: sampleHeader },
  render: (args) => (
    // Following a link would leave the story.
    // biome-ignore lint/a11y: see above
    <header
      className="bl:wrap bl:flex bl:min-h-19 bl:flex-wrap bl:items-center"
      onClick={(event) => (event.target as Element).closest('a') && event.preventDefault()}
    >
      <LogoLink />
      <MobileMenu {...args} />
    </header>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus());
  },
};

export const SectionUnfolded: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Knowledge' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Term loans' })).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
};

export const ClosedByALink: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible());
  },
};

export const LongLabels: Story = {
  tags: ['no-fr'],
  args: {
    content: {
      menus: [
        {
          label: 'Financement pour les petites et moyennes entreprises',
          links: [{ label: 'Comment fonctionne la mise en relation avec les prêteurs', href: '/fr' }],
        },
      ],
      signIn: { label: 'Se connecter', href: '/fr/connexion' },
      createAccount: { label: 'Ouvrir un compte', href: '/fr/compte' },
    },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('button', { name: /Financement/ }));
  },
};
