import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SubmitError } from '../../hooks/submit-error.js';
import { personDataLabels, submissionCardLabels } from '../../test/staff-labels.js';
import { SubmissionCard } from '../submission-card/index.js';
import { sampleMessage } from '../submission-card/submission-card.samples.js';
import { PersonData } from './person-data.js';
import { samplePerson } from './person-data.samples.js';

const meta = {
  title: 'Components/Person data',
  component: PersonData,
  tags: ['!autodocs'],
  args: { labels: personDataLabels, onFind: fn(async () => {}), onErase: fn(async () => 3) },
  decorators: [
    (Story) => (
      <>
        <h1 className="bl:sr-only">People</h1>
        <Story />
      </>
    ),
  ],
  render: function Page(args) {
    const [person, setPerson] = useState(args.person);
    return (
      <PersonData
        {...args}
        person={person}
        onFind={async (email) => {
          await args.onFind(email);
          setPerson({ ...samplePerson, email });
        }}
        onErase={async (email) => {
          const count = await args.onErase(email);
          setPerson(undefined);
          return count;
        }}
      >
        <div className="bl:max-w-108">
          <SubmissionCard labels={submissionCardLabels} submission={sampleMessage} />
        </div>
      </PersonData>
    );
  },
} satisfies Meta<typeof PersonData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {};

export const Found: Story = { args: { person: samplePerson } };

export const FindsSomebody: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'noor@riverbank.example{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'noor@riverbank.example' })).toHaveFocus());
  },
};

export const NothingStored: Story = {
  args: { onFind: fn(() => Promise.reject(new SubmitError('Nothing is stored about this email address.'))) },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody@mail.example{Enter}');
    await expect(await canvas.findByText('Nothing is stored about this email address.')).toBeVisible();
  },
};

export const AsksBeforeErasing: Story = {
  args: { person: samplePerson },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
};

export const Erases: Story = {
  args: { person: samplePerson },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Erase everything' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await expect(await canvas.findByText('Number of erased entries: 3')).toBeVisible();
  },
};

export const LongAddress: Story = {
  args: { person: { ...samplePerson, email: `${'a-very-long-address-'.repeat(6)}@riverbank.example` } },
};
