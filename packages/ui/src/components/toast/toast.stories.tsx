import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dismissToast, type ToastContent, toast } from '../../hooks/use-toast.js';
import { Button } from '../button/index.js';
import { Toaster } from './toaster.js';

const copied: ToastContent = { title: 'Link copied', description: 'Share it with your accountant.' };

const meta = {
  title: 'Components/Toast',
  component: Toaster,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const withButton = (label: string, content: ToastContent): Pick<Story, 'render'> => ({
  render: (args) => (
    <div className="bl:min-h-60">
      <Button onClick={() => toast(content)}>{label}</Button>
      <Toaster {...args} />
    </div>
  ),
});

/** A button that shows a toast for 5 s. */
export const OnDemand: Story = { ...withButton('Copy link', copied) };

export const Shown: Story = {
  ...withButton('Copy link', { ...copied, duration: Number.POSITIVE_INFINITY }),
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=toast]')).toBeVisible());
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live=polite][aria-atomic]')).toHaveTextContent(
        'Link copied. Share it with',
      ),
    );
  },
};

export const Failed: Story = {
  ...withButton('Save article', {
    kind: 'failed',
    title: 'Not saved',
    description: 'This browser keeps nothing for this site.',
    duration: Number.POSITIVE_INFINITY,
  }),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save article' }));
    await canvas.findByText('Not saved');
    await expect(document.querySelector('[data-slot=toast]')).toHaveAttribute('data-kind', 'failed');
  },
};

/** The second toast replaces the first. */
export const OneAtATime: Story = {
  render: (args) => (
    <div className="bl:flex bl:min-h-60 bl:flex-wrap bl:items-start bl:gap-3">
      <Button onClick={() => toast({ title: 'First', duration: Number.POSITIVE_INFINITY })}>First</Button>
      <Button onClick={() => toast({ title: 'Second', duration: Number.POSITIVE_INFINITY })}>Second</Button>
      <Toaster {...args} />
    </div>
  ),
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Second' }));
    const toasts = canvasElement.querySelectorAll('[data-slot=toast][data-state=open]');
    await expect(toasts).toHaveLength(1);
    await expect(toasts[0]).toHaveTextContent('Second');
  },
};

export const Dismissed: Story = {
  tags: ['no-fr'],
  ...withButton('Copy link', { ...copied, duration: Number.POSITIVE_INFINITY }),
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=toast]')).toBeNull());
  },
};

/** F8 moves the focus to the toasts, Escape closes the toast. */
export const FromTheKeyboard: Story = {
  tags: ['no-fr'],
  ...withButton('Copy link', { ...copied, duration: Number.POSITIVE_INFINITY }),
  async play({ canvas, canvasElement }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Dismiss' });
    await userEvent.keyboard('{F8}');
    await expect(canvasElement.querySelector('[data-slot=toast-viewport]')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=toast]')).toBeNull());
  },
};

export const LongText: Story = {
  ...withButton('Save article', {
    title: 'Asset-Based Loans vs. Merchant Cash Advances: Which One Fits Your Business is saved',
    description: 'You find it in this browser only, under saved articles, for as long as the site may keep it.',
    duration: Number.POSITIVE_INFINITY,
  }),
  globals: { viewport: { value: 'w390' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save article' }));
  },
};
