import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MegaMenu } from '../../components/mega-menu/index.js';
import { sampleHeader } from '../../components/mega-menu/mega-menu.samples.js';
import { MobileMenu } from '../../components/mobile-menu/index.js';
import { SiteHeader } from './site-header.js';

const meta = {
  title: 'Sections/Site header',
  component: SiteHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Following a link would leave the story.
  args: {
    content: sampleHeader,
    menu: <MegaMenu menus={sampleHeader.menus} />,
    mobileMenu: <MobileMenu content={sampleHeader} />,
    onClick: (event) => event.preventDefault(),
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main className="bl:wrap bl:section-y bl:min-h-[200vh]">
        <h1 className="bl:text-display-lg">The page</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

/** Past 10 px the bar casts a shadow. */
export const Scrolled: Story = {
  async play({ canvas }) {
    window.scrollTo(0, 11);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveAttribute('data-scrolled', 'true'));
  },
};

export const KnowledgeOpen: Story = {
  tags: ['no-phone', 'no-large-text'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Knowledge' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Term loans/ })).toBeVisible());
  },
};

/** Below 1024 px the menus open as a sheet. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w390' } },
};

export const LongLabels: Story = {
  args: {
    content: {
      ...sampleHeader,
      signIn: { ...sampleHeader.signIn, label: 'Se connecter' },
      createAccount: { ...sampleHeader.createAccount, label: 'Ouvrir un compte gratuit' },
    },
  },
};
