import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.js';
import { ConfirmDialog } from './confirm-dialog.js';

const meta = {
  title: 'Components/Confirm dialog',
  component: ConfirmDialog,
  tags: ['!autodocs'],
  args: {
    title: 'Erase everything about noor@riverbank.example?',
    children: <p>Two messages and one subscription go. This cannot be undone.</p>,
    confirmLabel: 'Erase',
    pendingLabel: 'Erasing...',
    onConfirm: fn(async () => {}),
    onClose: fn(),
  },
  render: function Page(args) {
    const [open, setOpen] = useState(false);
    const close = () => {
      args.onClose();
      setOpen(false);
    };
    return (
      <>
        <Button variant="line" onClick={() => setOpen(true)}>
          Erase everything
        </Button>
        {open && <ConfirmDialog {...args} onClose={close} />}
      </>
    );
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initial focus is on the button that changes nothing. */
export const Opened: Story = {
  tags: ['no-fr'],
  async play(context) {
    await meta.play(context);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const Confirmed: Story = {
  async play(context) {
    await meta.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Afterwards the element that had the focus before has it again. */
export const Cancelled: Story = {
  async play(context) {
    await meta.play(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => {})) },
  async play(context) {
    await meta.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await expect(screen.getByRole('button', { name: 'Erasing...' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-fr'],
  args: { onConfirm: fn(() => Promise.reject(new Error('503'))) },
  async play(context) {
    await meta.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    title: `Erase everything about ${'a-very-long-address-'.repeat(5)}@riverbank-and-sons-catering.example?`,
  },
};
