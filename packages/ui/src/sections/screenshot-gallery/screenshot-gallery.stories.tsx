import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScreenshotGallery } from './screenshot-gallery.js';

const meta = {
  title: 'Sections/Screenshot gallery',
  component: ScreenshotGallery,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    screens: [
      { id: 'home', label: 'Home screen', alt: 'Home screen of a funding profile.' },
      { id: 'upload', label: 'Document upload', alt: 'Document upload with a list of filings.' },
      { id: 'match', label: 'Lender match', alt: 'Lender match with the best offer on top.' },
      { id: 'debt', label: 'Debt table', alt: 'Debt table with every loan of the business.' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="bl:wrap bl:overflow-clip bl:py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScreenshotGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourScreens: Story = {};

export const Enlarged: Story = {
  tags: ['no-fr'],
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: Home screen' }));
    const shot = canvasElement.querySelector('[data-slot=screenshot-item]');
    await expect(shot).toHaveAttribute('data-zoomed', 'true');
    await waitFor(() => expect(shot?.firstElementChild).toHaveStyle({ scale: '1.5' }));
  },
};

export const Matches: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Lender match' }));
    await expect(canvasElement.querySelector('[data-slot=screenshot-gallery]')).toHaveAttribute('data-index', '2');
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
