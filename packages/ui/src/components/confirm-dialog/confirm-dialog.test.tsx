import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';

const base: ConfirmDialogProps = {
  title: 'Erase this?',
  children: 'Two messages go.',
  confirmLabel: 'Erase',
  pendingLabel: 'Erasing...',
  onConfirm: async () => {},
  onClose: () => {},
};
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(stubDialogs);

describe('ConfirmDialog', () => {
  describeContract(<ConfirmDialog {...base} />, { slot: 'confirm-dialog' });

  it('opens when mounted and says what will happen', () => {
    render(<ConfirmDialog {...base} />);
    expect(dialog().open).toBe(true);
    expect(screen.getByRole('alertdialog', { name: 'Erase this?' })).toHaveAccessibleDescription('Two messages go.');
  });

  it('changes nothing on "Cancel"', async () => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()];
    render(<ConfirmDialog {...base} onConfirm={onConfirm} onClose={onClose} />);
    await press('Cancel');
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });

  it('closes when the action is done, and not before', async () => {
    let finish = () => {};
    const onClose = vi.fn();
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<ConfirmDialog {...base} onConfirm={onConfirm} onClose={onClose} />);
    await press('Erase');
    await press('Erasing...');
    expect(dialog()).toHaveAttribute('data-status', 'submitting');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    const escapePressed = new Event('cancel', { cancelable: true });
    dialog().dispatchEvent(escapePressed);
    expect([escapePressed.defaultPrevented, onClose.mock.calls.length]).toEqual([true, 0]);
    await act(async () => finish());
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('opens again and shows a failure if the browser closes it while the action runs', async () => {
    let fail = () => {};
    const onClose = vi.fn();
    const onConfirm = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('503'))));
    render(<ConfirmDialog {...base} onConfirm={onConfirm} onClose={onClose} />);
    await press('Erase');
    act(() => dialog().close());
    expect([dialog().open, onClose.mock.calls.length]).toEqual([true, 0]);
    await act(async () => fail());
    expect(screen.getByText('That did not work. Please try again.')).toBeVisible();
    act(() => dialog().close());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows a failure, and stays open for a retry', async () => {
    const onConfirm = vi.fn(() => Promise.reject(new Error('503')));
    render(<ConfirmDialog {...base} onConfirm={onConfirm} />);
    await press('Erase');
    expect(screen.getByText('That did not work. Please try again.')).toBeVisible();
    expect(dialog().open).toBe(true);
    await press('Erase');
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});
