import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MegaMenu } from './mega-menu.js';
import { sampleMenus } from './mega-menu.samples.js';

const meta = {
  title: 'Components/Mega menu',
  component: MegaMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1150' } },
  // Following a link would leave the story.
  args: { menus: sampleMenus, onClick: (event) => event.preventDefault() },
  render: (args) => (
    <div className="bl:min-h-144">
      <div className="bl:relative">
        <div className="bl:wrap">
          <MegaMenu {...args} />
        </div>
      </div>
    </div>
  ),
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const SmallMenu: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Company' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible());
  },
};

export const WidePanel: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Knowledge' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Get Started Free' })).toBeVisible());
  },
};

/** Hovering over a trigger opens its menu; hovering over another one closes it. */
export const UnderTheMouse: Story = {
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('button', { name: 'Our Solution' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'How It Works' })).toBeVisible());
    await userEvent.hover(canvas.getByRole('button', { name: 'Partner With Us' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lenders' })).toBeVisible());
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Partner With Us');
  },
};

export const FromTheKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'How It Works' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How It Works' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Our Solution' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
  },
};

export const LongLabels: Story = {
  args: {
    menus: [
      {
        label: 'Financement pour les entreprises',
        links: [
          { label: 'Comment fonctionne la mise en relation avec les prêteurs', href: '/fr/fonctionnement' },
          { label: 'Qui nous aidons', href: '/fr/qui' },
        ],
      },
      sampleMenus[1],
    ],
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: /Financement/ }));
  },
};
