import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { HighlightGroup } from './highlight-group.js';
import {
  advantages,
  empowered,
  lenderSteps,
  partnershipPaths,
  partnerTypes,
  whyPartner,
} from './highlight-group.samples.js';

const meta = {
  title: 'Sections/Highlight group',
  component: HighlightGroup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: partnerTypes, interval: timing.partnerTypes, layout: 'columns' },
} satisfies Meta<typeof HighlightGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const group = (root: HTMLElement) => root.querySelector('[data-slot=highlight-group]');

export const Columns: Story = {
  tags: ['no-reduced-motion', 'no-fr'],
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause motion' }));
    await expect(group(canvasElement)).toHaveAttribute('data-rotation', 'paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Play motion' }));
    await expect(group(canvasElement)).toHaveAttribute('data-rotation', 'playing');
  },
};

export const Rows: Story = {
  args: { content: advantages, interval: timing.advantages, layout: 'rows' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Answers before they ask' }));
    await expect(canvas.getByRole('button', { name: 'Answers before they ask' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** In a column: without a frame of its own, without pictures. */
export const RowsInAColumn: Story = {
  args: { content: whyPartner, interval: timing.whyPartner, layout: 'rows', placement: 'aside' },
  decorators: [
    (Story) => (
      <div className="bl:wrap bl:py-10">
        <div className="bl:max-w-96">
          <Story />
        </div>
      </div>
    ),
  ],
};

/** Steps have numbers in place of icons. */
export const NumberedRows: Story = {
  ...RowsInAColumn,
  args: {
    content: partnershipPaths,
    interval: timing.partnershipPaths,
    layout: 'rows',
    placement: 'aside',
    toggle: 'icon',
  },
};

export const Stops: Story = {
  args: { content: lenderSteps, interval: timing.lenderSteps, layout: 'stops' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Agree on terms' }));
    const text = canvas.getByText('One plain agreement. Businesses never pay for matching.');
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const Hub: Story = {
  tags: ['no-fr'],
  args: { content: empowered, interval: timing.empower, layout: 'hub' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Logistics consultants' }));
    await expect(canvas.getByText('5 of 6')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1 of 6')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('button', { name: 'Marketing agencies' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const clock = createSteppedClock();

/** The story advances the clock: after 4 s the second item is active. */
export const OneTurn: Story = {
  tags: ['no-reduced-motion'],
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas, canvasElement }) {
    clock.step(timing.partnerTypes);
    await canvas.findByRole('button', { name: 'Referral Partners', pressed: true });
    await expect(group(canvasElement)).toHaveAttribute('data-index', '1');
  },
};

/** A partner page may have any number of items, with long names. */
export const HubOfFour: Story = {
  args: {
    layout: 'hub',
    interval: timing.empower,
    content: {
      ...empowered,
      items: [
        {
          icon: 'calculator',
          title: 'Steuerberatungsgesellschaften',
          description:
            'Books that you already keep, in whichever program you keep them, become a funding profile that your client can act on.',
        },
        ...empowered.items.slice(1, 4),
      ],
    },
  },
};

/** Icons without a drawing: only texts. */
export const RowsWithoutPictures: Story = {
  args: { content: { ...whyPartner, lede: 'What a partnership adds.' }, interval: timing.whyPartner, layout: 'rows' },
};

export const ReducedMotion: Story = {
  args: { content: advantages, interval: timing.advantages, layout: 'rows' },
  globals: { motion: 'reduced' },
};
