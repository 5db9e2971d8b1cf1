import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CarouselControls } from './carousel-controls.js';

const meta = {
  title: 'Components/Carousel controls',
  component: CarouselControls,
  tags: ['!autodocs'],
  args: { position: '2 of 6', rotation: 'playing', onPrevious: fn(), onNext: fn() },
} satisfies Meta<typeof CarouselControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {
  tags: ['no-fr'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** The position is announced while the carousel does not move. */
export const StandingStill: Story = {
  args: { rotation: 'paused' },
  async play({ canvas }) {
    await expect(canvas.getByText('2 of 6')).toHaveAttribute('aria-live', 'polite');
  },
};

export const WindowOfThree: Story = { args: { position: '10 to 12 of 12' } };

export const Labelled: Story = { args: { toggle: 'labelled' } };

/** For a section whose motion toggle is in another place. */
export const WithoutToggle: Story = { args: { toggle: 'none' } };

export const OnInk: Story = {
  render: (args) => (
    <div data-surface="ink" className="bl:p-8">
      <CarouselControls {...args} />
    </div>
  ),
};
