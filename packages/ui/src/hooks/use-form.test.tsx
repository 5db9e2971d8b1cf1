import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlErrors } from '../lib/form-rules.js';
import { advance } from '../test/browser.js';
import { type FillIn, type FormOutcome, useForm } from './use-form.js';

interface ProbeProps {
  submit: (payload: { name: string }, fillIn: FillIn) => Promise<void>;
  initial?: FormOutcome;
  pageAge?: () => number;
}

function Probe({ submit, initial, pageAge }: ProbeProps) {
  const { status, live, formProps, field } = useForm({
    defaults: { name: 'Nobody' },
    validate: (values, sent) => controlErrors(values, sent, { required: 'Please enter this field', email: '' }),
    payload: ({ name }) => ({ name }),
    submit,
    successFor: 5_000,
    initial,
    pageAge,
  });
  const { error, announce, ...input } = field('name');
  return (
    <form {...formProps} data-testid="form">
      <input
        aria-label="Name"
        required
        {...input}
        aria-invalid={Boolean(error)}
        aria-describedby={error && 'hint message'}
      />
      <input aria-label="Trap" name="website" />
      <button type="submit" disabled={status === 'submitting'}>
        Send
      </button>
      <output aria-live={live}>
        {error && (
          <span id="message" role={announce && 'alert'}>
            {error}
          </span>
        )}
      </output>
    </form>
  );
}

const form = () => screen.getByTestId('form');
const input = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const send = () => act(async () => void fireEvent.submit(form()));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useForm', () => {
  it('sends trimmed values, shows success, resets to the defaults, and is idle again after its time', async () => {
    const submit = vi.fn(async () => {});
    render(<Probe submit={submit} />);
    type('  Noor ');
    await send();
    expect(submit).toHaveBeenCalledWith({ name: 'Noor' }, expect.anything());
    expect(form()).toHaveAttribute('data-status', 'success');
    expect(input()).toHaveValue('Nobody');
    advance(4_999);
    expect(form()).toHaveAttribute('data-status', 'success');
    advance(1);
    expect(form()).toHaveAttribute('data-status', 'idle');
  });

  it('resets radio buttons to the default, and keeps their values', async () => {
    function Choice() {
      const { formProps } = useForm({
        defaults: { size: 'small' },
        validate: () => ({}),
        payload: (values) => values,
        submit: async () => {},
        successFor: 5_000,
      });
      return (
        <form {...formProps} data-testid="form">
          <input type="radio" name="size" value="small" aria-label="Small" defaultChecked />
          <input type="radio" name="size" value="large" aria-label="Large" />
        </form>
      );
    }
    render(<Choice />);
    const small = screen.getByRole('radio', { name: 'Small' });
    const large = screen.getByRole('radio', { name: 'Large' });
    fireEvent.click(large);
    await send();
    expect(small).toBeChecked();
    expect(small).toHaveAttribute('value', 'small');
    expect(large).not.toBeChecked();
    expect(large).toHaveAttribute('value', 'large');
  });

  it('does not send again while it is submitting', async () => {
    let finish = () => {};
    const submit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Probe submit={submit} />);
    await send();
    await send();
    expect(form()).toHaveAttribute('data-status', 'submitting');
    expect(submit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(form()).toHaveAttribute('data-status', 'success');
  });

  it('keeps what was changed while it was being sent, and sends it as another form', async () => {
    let finish = () => {};
    const submit = vi.fn((_: { name: string }, __: FillIn) => new Promise<void>((resolve) => (finish = resolve)));
    render(<Probe submit={submit} />);
    type('Nor');
    await send();
    type('Noor');
    await act(async () => finish());
    expect(form()).toHaveAttribute('data-status', 'success');
    expect(input()).toHaveValue('Noor');
    await send();
    await act(async () => finish());
    expect(submit.mock.calls.map(([payload]) => payload)).toEqual([{ name: 'Nor' }, { name: 'Noor' }]);
    const keys = submit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(input()).toHaveValue('Nobody');
  });

  it.each([' ', '\u200B'])('does not send invalid values (%j), and focuses the first invalid field', async (blank) => {
    const submit = vi.fn();
    render(<Probe submit={submit} />);
    type(blank);
    await send();
    expect(submit).not.toHaveBeenCalled();
    expect(form()).toHaveAttribute('data-status', 'error');
    expect(screen.getByRole('status')).toHaveTextContent('Please enter this field');
    expect(screen.getByRole('status')).not.toHaveAttribute('aria-live');
    expect(input()).toHaveFocus();
    type('N');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(form()).toHaveAttribute('data-status', 'idle');
  });

  it('announces a validation error once', async () => {
    render(<Probe submit={vi.fn()} />);
    type(' ');
    // A live region would announce the message a second time.
    expect(screen.getByRole('status')).not.toHaveAttribute('aria-live');
    screen.getByRole('button').focus();
    await send();
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    type(' ');
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter this field');
  });

  it('keeps what was typed after a failure and logs it once', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Probe submit={() => Promise.reject(new Error('503'))} />);
    type('Noor');
    await send();
    expect(form()).toHaveAttribute('data-status', 'error');
    expect(input()).toHaveValue('Noor');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('counts from the opening of the page, and keeps one key until a success', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const submit = vi.fn<ProbeProps['submit']>().mockRejectedValueOnce(new Error('503')).mockResolvedValue();
    render(<Probe submit={submit} />);
    advance(9_000);
    fireEvent.focus(input());
    advance(2_500);
    type('Noor');
    fireEvent.change(screen.getByLabelText('Trap'), { target: { value: 'x' } });
    await send();
    advance(500);
    await send();
    advance(1_000);
    await send();
    const [first, retry, next] = submit.mock.calls.map(([, fillIn]) => fillIn);
    expect(first).toMatchObject({ trap: 'x', elapsed: 11_500 });
    expect(retry).toMatchObject({ elapsed: 12_000, idempotencyKey: first?.idempotencyKey });
    expect(next?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(next?.trap).toBe('');
  });

  it('returns the focus to the button, which lost it when it was disabled', async () => {
    render(<Probe submit={async () => {}} />);
    const button = screen.getByRole('button');
    button.focus();
    const sent = send();
    button.blur();
    await sent;
    expect(button).toHaveFocus();
  });

  it('shows the answer of the server to a form that was posted without JavaScript', async () => {
    const initial = { status: 'error' as const, values: { name: 'Noo' }, errors: { name: 'Please enter this field' } };
    render(<Probe submit={async () => {}} initial={initial} />);
    expect(form()).toHaveAttribute('data-status', 'error');
    expect(input()).toHaveValue('Noo');
    expect(screen.getByRole('status')).toHaveTextContent('Please enter this field');
    await send();
    expect(input()).toHaveValue('Nobody');
  });

  it('keeps the values of that answer when its page no longer gives it', () => {
    const initial = { status: 'error' as const, values: { name: 'Noo' }, errors: {} };
    const { rerender } = render(<Probe submit={async () => {}} initial={initial} />);
    rerender(<Probe submit={async () => {}} />);
    expect(input()).toHaveValue('Noo');
  });

  it('keeps what was typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<Probe submit={async () => {}} />);
    expect(form()).not.toHaveAttribute('novalidate');
    input().value = 'Noor';
    advance(8_000);
    const submit = vi.fn<ProbeProps['submit']>();
    const root = await act(async () => hydrateRoot(container, <Probe submit={submit} />));
    expect(input()).toHaveValue('Noor');
    expect(form()).toHaveAttribute('novalidate');
    await send();
    // A form must not count as spam because the page hydrated late.
    expect(submit.mock.calls[0]?.[1].elapsed).toBeGreaterThanOrEqual(8_000);
    act(() => root.unmount());
    container.remove();
  });

  it('takes the age of a page that was shown in place from its site', async () => {
    const submit = vi.fn<ProbeProps['submit']>();
    render(<Probe submit={submit} pageAge={() => 1_500.4} />);
    advance(8_000);
    await send();
    expect(submit.mock.calls[0]?.[1].elapsed).toBe(1_500);
  });

  it('hides a server-rendered success message after its time', () => {
    render(<Probe submit={async () => {}} initial={{ status: 'success', values: {}, errors: {} }} />);
    advance(4_999);
    expect(form()).toHaveAttribute('data-status', 'success');
    advance(1);
    expect(form()).toHaveAttribute('data-status', 'idle');
  });
});
