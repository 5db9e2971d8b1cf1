import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { timing } from '../../tokens/timing.js';
import { IconButton } from '../icon-button/index.js';
import { Tooltip } from './tooltip.js';
import { TooltipGroup } from './tooltip-group.js';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: {
    content: 'Score from 0 to 100',
    children: <IconButton icon={Info} variant="quiet" aria-label="About the fit" />,
  },
  render: (args) => (
    <div className="bl:grid bl:min-h-40 bl:place-items-center">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => document.querySelector('[data-slot=tooltip-content]');

/** The first opens after 700 ms. Moving to the second within 300 ms opens it immediately. */
export const Neighbours: Story = {
  render: () => (
    <TooltipGroup>
      <div className="bl:flex bl:min-h-40 bl:items-center bl:justify-center bl:gap-1">
        <Tooltip content="Score from 0 to 100">
          <IconButton icon={Info} variant="quiet" aria-label="About the fit" />
        </Tooltip>
        <Tooltip content="Yearly, fees included">
          <IconButton icon={Info} variant="quiet" aria-label="About the rate" />
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
  async play({ canvas }) {
    const [fit, rate] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.hover(fit);
    await waitFor(() => expect(tooltip()).toHaveTextContent('Score from 0 to 100'), { timeout: 3000 });
    await userEvent.hover(rate);
    // Well before the 700 ms delay of a first tooltip.
    await waitFor(() => expect(tooltip()).toHaveTextContent('Yearly, fees included'), { timeout: 500 });
  },
};

const clock = createSteppedClock();

/** Opens after 700 ms. */
export const UnderTheMouse: Story = {
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    await userEvent.hover(canvas.getByRole('button'));
    clock.step(timing.tooltipDelay - 1);
    await expect(tooltip()).toBeNull();
    clock.step(1);
    await waitFor(() => expect(tooltip()).toHaveTextContent('Score from 0 to 100'));
  },
};

export const FromTheKeyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Score from 0 to 100');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
  },
};

export const Below: Story = {
  args: { side: 'bottom' },
  async play() {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    content:
      'How well the lender and this profile go together: revenue, time in business, industry and what the money is for.',
  },
  async play() {
    await userEvent.tab();
  },
};
