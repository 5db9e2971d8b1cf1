import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MotionToggle } from '../../src/components/motion-toggle/index.js';
import { RotationSample } from './rotation-sample.js';

const meta = { title: 'Foundations/Rotation', component: RotationSample, tags: ['!autodocs'] } satisfies Meta<
  typeof RotationSample
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four items, 4 s each, on a clock that is stopped until it is stepped. */
export const ByHand: Story = {
  tags: ['no-reduced-motion'],
  render: () => <RotationSample />,
  async play({ canvas }) {
    const current = () => canvas.getByRole('button', { pressed: true });
    const step = (label: string) => userEvent.click(canvas.getByRole('button', { name: label }));
    await step('Step 1,000 ms');
    await step('Step 1,000 ms');
    await step('Step 1,000 ms');
    await expect(current()).toHaveTextContent('Profile');
    await step('Step 1,000 ms');
    await expect(current()).toHaveTextContent('Analysis');
    await userEvent.click(canvas.getByLabelText('hover'));
    await step('Step 5,000 ms');
    await expect(current()).toHaveTextContent('Analysis');
    await userEvent.click(canvas.getByLabelText('hover'));
    await step('Step 5,000 ms');
    await expect(current()).toHaveTextContent('Lenders');
  },
};

/** The visitor's pause stops endless motion. A fade that has started runs to its end. */
export const PausedWhileFading: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  render: () => (
    <div data-rotation="playing" className="bl:grid bl:justify-items-start bl:gap-4">
      <p data-testid="arrives" className="bl:animate-fade">
        Arrives
      </p>
      <p
        data-testid="runs"
        className="bl:origin-(--bl-start) bl:animate-[b-tail_60s_linear_both_var(--bl-play,running)] bl:bg-accent-tint"
      >
        Runs on
      </p>
      <MotionToggle />
    </div>
  ),
  async play({ canvas }) {
    const animationOf = (id: string) => canvas.getByTestId(id).getAnimations()[0];
    // The fade has started when the visitor pauses.
    const fade = animationOf('arrives');
    if (fade) fade.currentTime = 20;
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(animationOf('runs')?.playState).toBe('paused');
    await waitFor(() => expect(getComputedStyle(canvas.getByTestId('arrives')).opacity).toBe('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Play motion' }));
    await expect(animationOf('runs')?.playState).toBe('running');
  },
};
