import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { ValueGroup } from './value-group.js';

const meta = {
  title: 'Sections/Value group',
  component: ValueGroup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'What we stand for',
      items: [
        {
          icon: 'shield-check',
          glyph: 'bits',
          drawing: 'encryption',
          title: 'Trust & Transparency',
          description: 'Your numbers travel encrypted and stop where you say.',
        },
        {
          icon: 'lightbulb',
          glyph: 'rings',
          drawing: 'who-decides',
          title: 'Innovation-Driven',
          description: 'Models do the reading. People make the calls that need judgement.',
        },
        {
          icon: 'heart-handshake',
          glyph: 'pair',
          drawing: 'no-charge',
          title: 'Client-Centric',
          description: 'Free for businesses, so the only thing we can sell you is a good match.',
        },
      ],
    },
  },
  render: (args) => (
    <>
      <h1 className="bl:sr-only">A page</h1>
      <ValueGroup {...args} />
    </>
  ),
} satisfies Meta<typeof ValueGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const ChosenByHand: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Innovation-Driven' }));
    await expect(canvas.getByRole('button', { name: 'Innovation-Driven' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const clock = createSteppedClock();

/** The story advances the clock: after 6 s the third value is active. */
export const TwoTurns: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    clock.step(2 * timing.value);
    await expect(await canvas.findByRole('button', { name: 'Client-Centric', pressed: true })).toBeInTheDocument();
  },
};

export const WithoutPictures: Story = {
  args: {
    content: {
      title: 'What we stand for',
      items: [
        { icon: 'eye', title: 'Trust & Transparency', description: 'Your numbers stop where you say.' },
        { icon: 'zap', title: 'Innovation-Driven', description: 'Models do the reading.' },
        { icon: 'users', title: 'Client-Centric', description: 'Free for businesses.' },
      ],
    },
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const LongWords: Story = {
  args: {
    content: {
      title: 'What we stand for',
      items: [
        {
          icon: 'shield-check',
          glyph: 'bits',
          drawing: 'encryption',
          title: 'Vertrauenswürdigkeitsprüfungsverfahren',
          description: 'A sentence that goes on for longer than most would. '.repeat(5),
        },
        { icon: 'lightbulb', glyph: 'rings', drawing: 'who-decides', title: 'Short', description: 'Short.' },
        {
          icon: 'heart-handshake',
          glyph: 'pair',
          drawing: 'no-charge',
          title: 'A title of more than a few words',
          description: 'Short.',
        },
      ],
    },
  },
};
