import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { SamplesContext } from '../../lib/samples.js';
import { timing } from '../../tokens/timing.js';
import { ApiPanels } from './api-panels.js';
import { samplePanels } from './api-panels.samples.js';

const meta = {
  title: 'Sections/API panels',
  component: ApiPanels,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: samplePanels },
} satisfies Meta<typeof ApiPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPanels: Story = {};

/** The steps with the code sample beside them. */
export const ChosenByHand: Story = {
  async play({ canvas }) {
    const title = canvas.getByRole('button', { name: 'Integrate With Ease' });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-pressed', 'true');
  },
};

const clock = createSteppedClock();

/** The story advances the clock: after 6 s the second panel is open. */
export const OneTurn: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    clock.step(timing.apiPanels);
    await expect(await canvas.findByRole('button', { name: 'Integrate With Ease', pressed: true })).toBeInTheDocument();
  },
};

const longLine = {
  title: 'Webhook',
  code: '{ "description": "A line that is much longer than the panel is wide, so that it has to be scrolled" }',
};

/** The code sample scrolls inside its panel. */
export const LongLines: Story = {
  decorators: [
    (Story) => (
      <SamplesContext value={{ ...use(SamplesContext), webhook: longLine }}>
        <Story />
      </SamplesContext>
    ),
  ],
  play: ChosenByHand.play,
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
