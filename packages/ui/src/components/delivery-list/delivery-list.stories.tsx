import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeliveryList } from './delivery-list.js';
import { sampleDeliveries, sampleDeliveryLabels } from './delivery-list.samples.js';

const meta = {
  title: 'Components/Delivery list',
  component: DeliveryList,
  tags: ['!autodocs'],
  args: { deliveries: sampleDeliveries, labels: sampleDeliveryLabels, onResend: fn(async () => {}) },
} satisfies Meta<typeof DeliveryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};

export const SendsAgain: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { description: 'Subscriber, Webhook' }));
    await expect(args.onResend).toHaveBeenCalledWith('s1.webhook');
  },
};

export const SendingRefused: Story = {
  args: { onResend: fn(() => Promise.reject(new Error('503'))) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { description: 'Message, Webhook' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongError: Story = {
  args: {
    deliveries: sampleDeliveries.slice(0, 1).map((delivery) => ({
      ...delivery,
      error: `The mail server refused: ${'temporarily-unavailable-'.repeat(14)}`,
    })),
  },
};
