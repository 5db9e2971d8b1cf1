import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePicture } from './article-picture.js';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="#eceae3"/><path d="M80 360h640M80 360C240 360 240 120 400 120s160 240 320 240" fill="none" stroke="#0f182b" stroke-width="6"/><circle cx="400" cy="120" r="18" fill="#ffad33"/></svg>`;

const meta = {
  title: 'Components/Article picture',
  component: ArticlePicture,
  tags: ['!autodocs'],
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    alt: 'A curve that rises from a line to a sun and falls back to it.',
    width: 800,
    height: 450,
    caption: 'Sales of one season',
  },
} satisfies Meta<typeof ArticlePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCaption: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Sales of one season');
    await expect(canvas.getByRole('img')).toHaveAttribute('width', '800');
  },
};

export const WithoutCaption: Story = { args: { caption: undefined } };
