import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionIntro } from './section-intro.js';

const meta = {
  title: 'Components/Section intro',
  component: SectionIntro,
  tags: ['!autodocs'],
  args: {
    title: 'Where the figures come from',
    titleId: 'figures',
    text: ['Each links to a public source and shows its date.', 'Where there is no figure, ask the lender.'],
    action: { label: 'Work out your own offer', href: '/tools' },
  },
} satisfies Meta<typeof SectionIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'figures');
  },
};

export const TitleAlone: Story = { args: { text: [], action: undefined } };
