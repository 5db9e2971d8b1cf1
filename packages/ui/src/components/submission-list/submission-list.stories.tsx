import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleSignIn } from '../../test/sample-forms.js';
import { submissionCardLabels, submissionListLabels } from '../../test/staff-labels.js';
import { ListToolbar, listPanel } from '../list-toolbar/index.js';
import { SignInForm } from '../sign-in-form/index.js';
import { SubmissionCard } from '../submission-card/index.js';
import { sampleBare, sampleMessage, samplePartnership } from '../submission-card/submission-card.samples.js';
import { SubmissionList } from './submission-list.js';

const now = Date.parse('2025-03-18T20:42:00Z');
const people = [
  ['Noor', 'Haddad', 'Riverbank Cafe Group'],
  ['Jonah', 'Pietersen', 'Cascade Cold Chain'],
  ['Beatriz', 'Amaral', 'Amaral Imports'],
  ['Theo', 'Grant', 'Ledgerline Advisory'],
] as const;

const meta = {
  title: 'Components/Submission list',
  component: SubmissionList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    labels: submissionListLabels,
    state: 'populated',
    total: 48,
    panel: listPanel('inbox', 'messages'),
    toolbar: (
      <ListToolbar
        panelId="inbox"
        tabs={[
          { label: 'Messages', value: 'messages' },
          { label: 'Partnerships', value: 'partnerships' },
          { label: 'Subscribers', value: 'subscribers' },
          { label: 'Spam', value: 'spam' },
        ]}
        selected="messages"
        onSelect={fn()}
        onSearch={fn()}
        onRefresh={fn()}
        exports={[{ label: 'Export CSV', href: '/api/contacts.csv' }]}
      />
    ),
    children: [
      ...people.map(([firstName, lastName, company], index) => (
        <SubmissionCard
          labels={submissionCardLabels}
          key={company}
          submission={{ ...sampleMessage, firstName, lastName, company, handled: index === 1 }}
          now={now}
          onChange={async () => {}}
        />
      )),
      <SubmissionCard
        labels={submissionCardLabels}
        key="overdue"
        kind="partnership"
        submission={samplePartnership}
        now={now + 86_400_000}
      />,
      <SubmissionCard
        labels={submissionCardLabels}
        key="bare"
        submission={sampleBare}
        now={now}
        onChange={async () => {}}
      />,
    ],
  },
} satisfies Meta<typeof SubmissionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};

export const Loading: Story = { args: { state: 'loading', total: undefined } };

export const Failed: Story = { args: { state: 'failed', total: undefined } };

/** About all lists, above the entries of each. */
export const WithWarning: Story = {
  args: {
    warning: 'Old entries are not being erased, because the clock of the server may be wrong. Overdue entries: 12.',
    hint: 'Entries are erased after 90 days.',
  },
};

export const Empty: Story = { args: { state: 'empty', total: 0 } };

/** A search without results has a different text than an empty list. */
export const NothingMatches: Story = {
  args: {
    state: 'empty',
    total: 0,
    labels: {
      ...submissionListLabels,
      empty: { title: 'Nothing matches', text: 'Try fewer words, or clear the search.' },
    },
  },
};

export const Locked: Story = {
  args: {
    state: 'locked',
    toolbar: undefined,
    panel: {},
    children: <SignInForm labels={sampleSignIn} submit={async () => {}} />,
  },
};

export const LoadsMore: Story = {
  args: { onLoadMore: fn() },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = { args: { onLoadMore: fn(), moreState: 'failed' } };
