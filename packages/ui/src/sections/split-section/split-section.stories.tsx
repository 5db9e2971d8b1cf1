import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleLenders } from '../../test/sample-lenders.js';
import { SplitSection } from './split-section.js';

const meta = {
  title: 'Sections/Split section',
  component: SplitSection,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    lenders: sampleLenders,
    content: {
      title: 'One Profile, All The Best Options',
      lede: 'The usual route is a new form, a new upload and a new wait for every lender. Here you build a single profile. We put it in front of lenders that fund businesses like yours, and you choose who sees the full file.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'How It Works', href: '/how-it-works' },
      ],
    },
  },
} satisfies Meta<typeof SplitSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneProfile: Story = {
  tags: ['no-fr'],
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveFocus();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^One profile fans out/);
  },
};

/** Fewer lenders than the drawing has lines. */
export const ThreeLenders: Story = { args: { lenders: sampleLenders.slice(0, 3) } };

export const AnotherDrawing: Story = {
  args: { drawing: <p className="bl:p-12 bl:font-display bl:text-display-md bl:text-accent-deep">24-48 hours</p> },
};

export const HardestContent: Story = {
  args: {
    content: {
      title: 'Every lender that suits a manufacturer with seasonal receivables',
      lede: 'One profile, written once and kept up to date by your own books, is read by lenders who fund businesses of your size, in your trade and in your part of the country. They answer with offers that stand side by side, so that choosing takes an evening rather than a quarter.',
      actions: [{ label: 'Create Your Funding Profile', href: '/signup' }],
    },
  },
};
