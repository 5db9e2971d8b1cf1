import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { WorkedSteps } from './worked-steps.js';

const meta = {
  title: 'Sections/Worked steps',
  component: WorkedSteps,
  tags: ['!autodocs'],
  args: {
    content: {
      title: 'How we work it out',
      lede: 'Lines that you can check on paper.',
      action: { label: 'Read the guide', href: '/blog/sample' },
      stepsTitle: 'The annual rate, step by step',
      stepsText: 'We look for the rate at which all payments together are worth what you receive today.',
      items: [{ question: 'Is the rate compounded?', answer: 'No. It is the daily rate times 365.' }],
    },
    steps: [
      { label: 'Cost of funds', working: '$65,000 - $50,000 + $500', value: '$15,500' },
      { label: 'Cost for a year', working: '0.3164% x 365', value: '115.47%' },
    ],
  },
} satisfies Meta<typeof WorkedSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSteps: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('115.47%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Is the rate compounded?' }));
    await waitFor(() => expect(canvas.getByText(/daily rate times/)).toBeVisible());
  },
};

export const WithSource: Story = {
  args: {
    source: {
      label: 'Source:',
      title: 'A regulation on annual rates',
      href: 'https://regulation.example/annual-rate',
      checked: 'as of November 28, 2026',
    },
  },
};

export const WithoutSteps: Story = { args: { steps: [] } };
