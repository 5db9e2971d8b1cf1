import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RotatingWord } from '../rotating-word/index.js';
import { MotionToggle } from './motion-toggle.js';

const meta = {
  title: 'Components/Motion toggle',
  component: MotionToggle,
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside the first moving group of a page. */
export const Labelled: Story = {};

/** Beside the other groups. */
export const IconOnly: Story = { args: { variant: 'icon' } };

/** Every toggle stops everything. */
export const StopsThePage: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  render: (args) => (
    <div className="bl:grid bl:justify-items-start bl:gap-4">
      <p className="bl:text-heading-lg">
        <span>For </span>
        <RotatingWord words={['Founders', 'CEOs', 'CFOs']} />
      </p>
      <div className="bl:flex bl:flex-wrap bl:gap-2">
        <MotionToggle {...args} />
        <MotionToggle {...args} variant="icon" />
      </div>
    </div>
  ),
  async play({ canvas, canvasElement }) {
    const word = canvasElement.querySelector('[data-slot=rotating-word]');
    const [toggle] = canvas.getAllByRole('button', { name: 'Pause motion' });
    if (toggle) await userEvent.click(toggle);
    await expect(canvas.getByText('Motion paused')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getAllByRole('button', { name: 'Play motion' })).toHaveLength(2);
    await expect(word).toHaveAttribute('data-rotation', 'paused');
    toggle?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(word).toHaveAttribute('data-rotation', 'playing');
  },
};

/** Nothing moves, so there is nothing to stop. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <MotionToggle {...args} />
    </div>
  ),
};
