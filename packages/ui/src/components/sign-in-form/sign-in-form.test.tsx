import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SubmitError } from '../../hooks/submit-error.js';
import { describeContract } from '../../test/contract.js';
import { sampleSignIn } from '../../test/sample-forms.js';
import { SignInForm } from './sign-in-form.js';

const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const form = () => document.querySelector('form') as HTMLFormElement;

describe('SignInForm', () => {
  describeContract(<SignInForm labels={sampleSignIn} submit={async () => {}} />, { slot: 'sign-in-form' });

  it('submits the password as typed, with its spaces', async () => {
    const submit = vi.fn(async () => {});
    render(<SignInForm labels={sampleSignIn} submit={submit} />);
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('name', 'password');
    await userEvent.type(password(), ' open sesame {Enter}');
    expect(submit).toHaveBeenCalledWith(' open sesame ');
    expect(password()).toHaveValue('');
  });

  it('accepts a password of spaces', async () => {
    const submit = vi.fn(async () => {});
    render(<SignInForm labels={sampleSignIn} submit={submit} />);
    await userEvent.type(password(), '  {Enter}');
    expect(submit).toHaveBeenCalledWith('  ');
  });

  it('shows an error if the password is missing', async () => {
    const submit = vi.fn();
    render(<SignInForm labels={sampleSignIn} submit={submit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(password()).toHaveAccessibleDescription('Please enter this field');
    expect(password()).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
  });

  it('shows that it is signing in, and ignores clicks', async () => {
    let finish = () => {};
    render(<SignInForm labels={sampleSignIn} submit={() => new Promise<void>((resolve) => (finish = resolve))} />);
    await userEvent.type(password(), 'x{Enter}');
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect(form()).toHaveAttribute('data-status', 'submitting');
    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it.each([
    [new SubmitError('Wrong password.'), 'Wrong password.'],
    [new TypeError('fetch failed'), 'Signing in did not work. Please try again.'],
  ])(
    'shows why it failed, keeps what was typed, and removes the message on the next key press (%s)',
    async (error, said) => {
      render(<SignInForm labels={sampleSignIn} submit={() => Promise.reject(error)} />);
      await userEvent.type(password(), 'wrong{Enter}');
      expect(password()).toBeInvalid();
      expect(password()).toHaveAccessibleDescription(said);
      expect(form()).toHaveAttribute('data-status', 'error');
      expect(password()).toHaveValue('wrong');
      await userEvent.type(password(), '!');
      expect(screen.queryByText(said)).toBeNull();
      expect(form()).toHaveAttribute('data-status', 'idle');
    },
  );
});
