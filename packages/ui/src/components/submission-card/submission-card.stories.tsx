import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { submissionCardLabels } from '../../test/staff-labels.js';
import { SubmissionCard } from './submission-card.js';
import { sampleBare, sampleMessage, samplePartnership, sampleSubscriber } from './submission-card.samples.js';

const hours = (count: number) => Date.parse('2025-03-18T10:42:00Z') + count * 3_600_000;

const meta = {
  title: 'Components/Submission card',
  component: SubmissionCard,
  tags: ['!autodocs'],
  args: { labels: submissionCardLabels, submission: sampleMessage, now: hours(5), onChange: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div className="bl:max-w-108">
        <h1 className="bl:sr-only">Submissions</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubmissionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const Overdue: Story = { args: { now: hours(53) } };

export const Handled: Story = {
  args: {
    submission: {
      ...sampleMessage,
      handled: true,
      handledAt: '2025-03-18T15:05:00Z',
      note: 'Called back, sent the list of papers.',
    },
  },
};

export const ReadAll: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText(/after the opening\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
};

export const MarkAsHandled: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as handled' }));
    await expect(args.onChange).toHaveBeenCalledWith({ handled: true });
  },
};

export const WriteANote: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await userEvent.keyboard('Called back.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    await expect(args.onChange).toHaveBeenCalledWith({ note: 'Called back.', noteBefore: '' });
  },
};

export const NoteOpen: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a note' }));
    await expect(canvas.getByLabelText('Note')).toHaveFocus();
  },
};

export const ChangeRefused: Story = {
  args: { onChange: fn(() => Promise.reject(new Error('503'))) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as handled' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Partnership: Story = { args: { kind: 'partnership', submission: samplePartnership } };

export const Subscriber: Story = { args: { kind: 'subscriber', submission: sampleSubscriber } };

/** Only the fields that the server requires, and no actions. */
export const BareMessage: Story = { args: { submission: sampleBare, onChange: undefined } };

/** The longest texts that a visitor may send. */
export const LongWords: Story = {
  args: {
    submission: {
      ...sampleMessage,
      firstName: 'Maximiliane-Alexandrina',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff',
      email: 'maximiliane.alexandrina.wolfeschlegelsteinhausenbergerdorff@treuhandgesellschaft.example',
      company: 'Wirtschaftsprüfungsgesellschaft Donaudampfschifffahrtsgesellschaftskapitän',
      message: 'https://files.example/'.padEnd(400, 'abcdefghij'),
      note: 'x'.repeat(300),
    },
  },
};
