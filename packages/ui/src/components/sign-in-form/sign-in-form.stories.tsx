import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubmitError } from '../../hooks/submit-error.js';
import { sampleSignIn } from '../../test/sample-forms.js';
import { SignInForm } from './sign-in-form.js';

const meta = {
  title: 'Components/Sign in form',
  component: SignInForm,
  tags: ['!autodocs'],
  args: { labels: sampleSignIn, submit: fn(async () => {}) },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SignsIn: Story = {
  async play({ args, canvas }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await expect(args.submit).toHaveBeenCalledWith('open sesame');
  },
};

export const SigningIn: Story = {
  args: { submit: fn(() => new Promise<void>(() => {})) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  },
};

export const NoPassword: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Please enter this field')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

/** `submit` rejects with a `SubmitError`, whose message is shown. */
export const WrongPassword: Story = {
  args: { submit: fn(() => Promise.reject(new SubmitError('Wrong password.'))) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'close sesame{Enter}');
    await expect(await canvas.findByText('Wrong password.')).toBeVisible();
  },
};

export const ServerUnavailable: Story = {
  args: { submit: fn(() => Promise.reject(new Error('503'))) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Password'), 'open sesame{Enter}');
    await expect(await canvas.findByText('Signing in did not work. Please try again.')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    labels: {
      ...sampleSignIn,
      title: 'Sign in with the password that the operations team keeps',
      text: 'What follows holds names, addresses and telephone numbers of people who trusted us with them. Everything that is read and exported here is recorded.',
      submit: 'Sign in and open the list of submissions',
    },
  },
};
