import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { timing } from '../../tokens/timing.js';
import { SectionBar } from '../section-bar/index.js';
import { Rotator } from './rotator.js';
import { RotatorRoot } from './rotator-root.js';

const offers = [
  { title: 'Inventory for the season', lender: 'Prairie Ledger', amount: '$320,000' },
  { title: 'A second oven', lender: 'Corvane', amount: '$48,000' },
  { title: 'Ninety days of invoices', lender: 'Oakenline', amount: '$150,000' },
];

const meta = {
  title: 'Components/Rotator',
  component: RotatorRoot,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { count: offers.length, hold: timing.story, toggle: 'labelled', children: null },
  render: (args) => (
    <Rotator.Root {...args} data-slot="sample-offers" className="bl:wrap bl:section-y">
      <SectionBar title="Three offers from last week" className="bl:mb-fluid-9">
        <Rotator.Controls />
      </SectionBar>
      <ul className="bl:grid bl:gap-6 bl:md:grid-cols-3">
        {offers.map(({ title, lender, amount }, place) => (
          <Rotator.Item
            key={title}
            place={place}
            className="bl:cursor-pointer bl:border-line-strong bl:border-t-[1.5px] bl:p-5 bl:on:border-accent bl:on:bg-raised"
          >
            <Rotator.IconRing size="sm">{place + 1}</Rotator.IconRing>
            <h3 className="bl:mt-4 bl:text-heading-md">
              <Rotator.Trigger className="bl:text-start bl:hover:text-accent-text">{title}</Rotator.Trigger>
            </h3>
            <p className="bl:mt-2 bl:flex bl:justify-between">
              <span>{lender}</span>
              <b className="bl:text-default bl:num">{amount}</b>
            </p>
          </Rotator.Item>
        ))}
      </ul>
    </Rotator.Root>
  ),
} satisfies Meta<typeof RotatorRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

const root = (canvas: HTMLElement) => canvas.querySelector('[data-slot=sample-offers]');

/** A custom section that a partner made of the parts. */
export const OwnSection: Story = {};

export const ChosenByClick: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByText('Oakenline'));
    await expect(root(canvasElement)).toHaveAttribute('data-index', '2');
    await expect(root(canvasElement)).toHaveAttribute('data-rotation', 'paused');
  },
};

export const PreviousAndNext: Story = {
  tags: ['no-fr'],
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(root(canvasElement)).toHaveAttribute('data-index', '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1 of 3')).toBeVisible();
  },
};

export const ReachedByKeyboard: Story = {
  tags: ['no-fr'],
  async play({ canvas, canvasElement }) {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(root(canvasElement)).toHaveAttribute('data-index', '1');
    await expect(root(canvasElement)).toHaveAttribute('data-rotation', 'paused');
  },
};

/** Two active items at a time; the mouse pins one. */
export const WindowOfTwo: Story = { args: { shown: 2, hover: 'pins' } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
