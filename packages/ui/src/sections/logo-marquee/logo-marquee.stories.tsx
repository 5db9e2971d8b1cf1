import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleLenders } from '../../test/sample-lenders.js';
import { LogoMarquee } from './logo-marquee.js';

const meta = {
  title: 'Sections/Logo marquee',
  component: LogoMarquee,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    lenders: sampleLenders,
    content: {
      title: 'Hundreds of vetted lenders. One introduction.',
      lede: 'Banks, funds and specialist lenders, each checked by our team before they can see a single profile.',
    },
  },
} satisfies Meta<typeof LogoMarquee>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Network: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  async play({ canvas, canvasElement }) {
    const strip = canvasElement.querySelector('[data-slot=logo-marquee]');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleLenders.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(strip).toHaveAttribute('data-rotation', 'paused');
    const [running] = strip?.querySelector('.bl\\:animate-marquee')?.getAnimations() ?? [];
    await expect(running?.playState).toBe('paused');
    canvas.getByRole('button', { name: 'Play motion' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(strip).toHaveAttribute('data-rotation', 'playing');
  },
};

/** Six lenders still fill the widest screen. */
export const StripAlone: Story = { args: { lenders: sampleLenders.slice(0, 6), content: undefined, toggle: 'icon' } };

export const OnPaper: Story = {
  render: (args) => <LogoMarquee {...args} data-surface="paper" />,
};

/** A row that wraps, without a motion toggle. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
