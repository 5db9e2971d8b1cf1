import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { StatGroup } from './stat-group.js';

const meta = {
  title: 'Sections/Stat group',
  component: StatGroup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      { number: '$3.5B+', label: 'in capital requests' },
      { number: '1000+', label: 'businesses funded' },
      { number: '120+', label: 'verified lenders' },
      { number: '4x', label: 'success rate' },
    ],
  },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ledger: Story = {};

/** A note below says what each figure counts. */
export const WithNote: Story = {
  args: { note: 'Capital requests are what businesses asked for, not what was lent. [How we count](/how-we-are-paid)' },
};

export const Rotating: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  args: { highlight: 'rotating' },
  async play({ canvas, canvasElement }) {
    const group = canvasElement.querySelector('[data-slot=stat-group]');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(group).toHaveAttribute('data-rotation', 'paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Play motion' }));
    await expect(group).toHaveAttribute('data-rotation', 'playing');
  },
};

const clock = createSteppedClock();

/** The story advances the clock: after 3 s the second figure is active. */
export const OneTurn: Story = {
  tags: ['no-reduced-motion'],
  args: { highlight: 'rotating', toggle: 'icon' },
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvasElement }) {
    clock.step(timing.stat);
    const items = canvasElement.querySelectorAll('[data-slot=stat-item]');
    await waitFor(() => expect(items[1]).toHaveAttribute('data-state', 'active'));
    await expect(items[0]).toHaveAttribute('data-state', 'inactive');
  },
};

export const Bars: Story = {
  args: {
    variant: 'bars',
    bars: { usual: 'Usual channel', ours: 'With Boundless' },
    items: [
      { number: '$3.5B+', label: 'Capital Requests' },
      { number: '23%', label: 'Decrease In Sales Cycle', change: 'decrease' },
      { number: '64%', label: 'Increase In Completed Applications', change: 'increase' },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    items: [
      { number: '$128,500,000+', label: 'in capital requests by manufacturers, wholesalers and retailers so far' },
      { number: '10,000+', label: 'businesses funded across Canada and the United States' },
      { number: '1,200+', label: 'verified lenders, funds and credit unions' },
      { number: '14.5x', label: 'success rate' },
    ],
  },
};

export const ReducedMotion: Story = { args: { highlight: 'rotating' }, globals: { motion: 'reduced' } };
