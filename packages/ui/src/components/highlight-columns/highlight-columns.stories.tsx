import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';
import { LineGlyph } from '../line-glyph/index.js';
import { ProductDrawing } from '../product-drawing/index.js';
import { Rotator } from '../rotator/index.js';
import { type HighlightCardContent, HighlightColumns, type HighlightColumnsProps } from './highlight-columns.js';

type Card = HighlightCardContent & Partial<Pick<Feature, 'glyph' | 'drawing'>>;

function Group(props: HighlightColumnsProps<Card>) {
  return (
    <Rotator.Root count={props.items.length} hold={timing.partnerTypes} toggle="labelled" className="bl:wrap bl:py-8">
      <HighlightColumns {...props} />
      <Rotator.Toggle className="bl:mt-3 bl:-ms-3" />
    </Rotator.Root>
  );
}

/** The code on the docs page shows the component, not its wrapper. */
Group.displayName = 'HighlightColumns';

const meta = {
  title: 'Components/Highlight columns',
  component: HighlightColumns,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      {
        icon: 'landmark',
        glyph: 'filter',
        drawing: 'queue',
        title: 'Lenders',
        description: 'Meet businesses whose files say what is verified and what is missing.',
        action: { label: 'Explore Lenders', href: '/lenders' },
      },
      {
        icon: 'handshake',
        glyph: 'relay',
        drawing: 'introductions',
        title: 'Referral Partners',
        description: 'Introduce a client once. See every stage they reach, and never chase anyone for an update.',
        action: { label: 'Explore Referral Partners', href: '/referral-partners' },
      },
      {
        icon: 'braces',
        glyph: 'embed',
        drawing: 'offers',
        title: 'APIs',
        description: 'Offer funding inside the product your customers already use.',
        action: { label: 'Explore APIs', href: '/apis' },
      },
    ],
    glyph: ({ glyph }): ReactNode => glyph && <LineGlyph name={glyph} />,
    detail: ({ drawing }): ReactNode => drawing && <ProductDrawing name={drawing} />,
  },
  render: (args) => <Group {...args} />,
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof Group>;

export const ThreeCards: Story = {};

export const ChosenByHand: Story = {
  async play({ canvas, canvasElement }) {
    const title = canvas.getByRole('button', { name: 'Referral Partners' });
    await userEvent.click(title);
    await expect(title).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[data-rotation]')).toHaveAttribute('data-rotation', 'paused');
  },
};

export const ReachedByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'APIs' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'APIs' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const WordsAlone: Story = { args: { glyph: () => undefined, detail: () => undefined } };

/** The group is as tall as its tallest card when active, so that nothing below it moves. */
export const HardestContent: Story = {
  args: {
    items: [
      { icon: 'landmark', glyph: 'filter', drawing: 'queue', title: 'Lenders', description: 'Short.' },
      {
        icon: 'handshake',
        glyph: 'relay',
        drawing: 'introductions',
        title: 'Referral partners, accountants, advisors and fractional finance officers',
        description:
          'Introduce a client once. See every stage they reach, and never chase anyone for an update, whichever of the lenders in the network it is that answers first.',
        action: { label: 'Explore everything for Referral Partners', href: '/referral-partners' },
      },
      {
        icon: 'braces',
        glyph: 'embed',
        drawing: 'offers',
        title: 'Programmierschnittstellen',
        description: 'Offer funding inside your product.',
      },
    ],
  },
};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
