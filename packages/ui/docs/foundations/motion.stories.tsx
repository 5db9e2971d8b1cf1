import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { limits } from '../../src/tokens/limits.js';
import { timing } from '../../src/tokens/timing.js';
import { MotionConstantsList } from './motion-constants-list.js';
import { Curves, Keyframes } from './motion-keyframes.js';

const meta = { title: 'Foundations/Motion', component: MotionConstantsList, tags: ['!autodocs'] } satisfies Meta<
  typeof MotionConstantsList
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Constants: Story = {
  render: () => <MotionConstantsList />,
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys({ ...timing, ...limits }).length);
  },
};

export const WhatMoves: Story = {
  render: () => <Keyframes />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
  },
};

export const EasingCurves: Story = {
  render: () => <Curves />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};
