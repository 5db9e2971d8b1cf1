import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { SubmitError } from '../../hooks/submit-error.js';
import { sampleNewsletter } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { NewsletterForm } from './newsletter-form.js';

const meta = {
  title: 'Components/Newsletter form',
  component: NewsletterForm,
  tags: ['!autodocs'],
  args: { ...sampleNewsletter, submit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div className="bl:max-w-104">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NoAddress: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription('Please enter your email');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

const clock = createSteppedClock();

/** The thanks stay for 10 s. The story stops one millisecond before they go. */
export const Subscribed: Story = {
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'noor@riverbank.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Thanks!'));
    clock.step(timing.newsletterSuccess - 1);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Thanked: Story = { args: { initial: { status: 'success', values: {}, errors: {} } } };

export const ServerRefusesAddress: Story = {
  args: {
    submit: fn(() => Promise.reject(new SubmitError('Too many requests. Please try again in a minute.'))),
  },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'noor@riverbank.example{Enter}');
    await canvas.findByText('Too many requests. Please try again in a minute.');
  },
};

/** The browser's own error text is never shown. */
export const NetworkFails: Story = {
  args: { submit: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'noor@riverbank.example{Enter}');
    await canvas.findByText('Failed to subscribe');
  },
};

export const Subscribing: Story = {
  args: { submit: fn(() => new Promise<void>(() => {})) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'noor@riverbank.example{Enter}');
    await expect(canvas.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  },
};
