import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScreenshotGallery } from '../screenshot-gallery/index.js';
import { StepList } from './step-list.js';

const meta = {
  title: 'Sections/Step list',
  component: StepList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    steps: [
      {
        title: 'Complete Your Profile',
        description: 'Connect your bank and books, answer a few questions, and stop there. The rest fills itself in.',
      },
      {
        title: 'AI Analysis',
        description: 'We read your numbers the way an underwriter would and show you what stands out.',
      },
      {
        title: 'Connect with Lenders',
        description: 'Lenders that match see a summary; only those you choose open the file.',
      },
      {
        title: 'Secure Funding',
        description: 'Compare offers side by side, sign with one lender, receive funds directly.',
      },
    ],
  },
  render: (args) => (
    <>
      <h1 className="bl:sr-only">How it works</h1>
      <StepList {...args} />
    </>
  ),
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const WithScreens: Story = {
  args: {
    children: (
      <ScreenshotGallery
        screens={[
          { id: 'home', label: 'Home screen', alt: 'Home screen of a funding profile.' },
          { id: 'upload', label: 'Document upload', alt: 'Document upload with a list of filings.' },
          { id: 'match', label: 'Lender match', alt: 'Lender match with the best offer on top.' },
          { id: 'debt', label: 'Debt table', alt: 'Debt table with every loan of the business.' },
        ]}
      />
    ),
  },
};

export const PointedAt: Story = {
  async play({ canvas }) {
    const item = canvas.getAllByRole('listitem')[2] as HTMLElement;
    await userEvent.hover(item);
    await waitFor(() => expect(item).toHaveAttribute('data-state', 'active'));
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
