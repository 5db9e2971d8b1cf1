import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { submissionCardLabels, submissionListLabels } from '../../test/staff-labels.js';
import { SubmissionCard } from '../submission-card/index.js';
import { sampleBare, sampleMessage } from '../submission-card/submission-card.samples.js';
import { SubmissionList } from './submission-list.js';

const cards = [sampleMessage, sampleBare].map((submission) => (
  <SubmissionCard labels={submissionCardLabels} key={submission.id} submission={submission} />
));
const slots = (name: string) => document.querySelectorAll(`[data-slot=${name}]`);

describe('SubmissionList', () => {
  describeContract(
    <SubmissionList labels={submissionListLabels} state="populated" total={2}>
      {cards}
    </SubmissionList>,
    { slot: 'submission-list' },
  );

  it('shows three skeletons while it loads, and says so', () => {
    render(<SubmissionList labels={submissionListLabels} state="loading" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Form Submissions');
    expect(slots('submission-skeleton')).toHaveLength(3);
    expect(screen.getByText('Loading submissions')).toHaveAttribute('aria-live', 'polite');
    expect(slots('submission-count')).toHaveLength(0);
  });

  it('shows a failure to load', () => {
    render(<SubmissionList labels={submissionListLabels} state="failed" />);
    expect(screen.getByText('Failed to load contact submissions. Please try again later.')).toBeVisible();
    expect(slots('submission-skeleton')).toHaveLength(0);
  });

  it('shows a warning about all lists, unless the password is required', () => {
    const warning = 'Old entries are not being erased.';
    const { rerender } = render(<SubmissionList labels={submissionListLabels} state="empty" warning={warning} />);
    expect(screen.getByText(warning)).toBeVisible();
    rerender(<SubmissionList labels={submissionListLabels} state="locked" warning={warning} />);
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('shows a title and a text when it is empty', () => {
    render(<SubmissionList labels={submissionListLabels} state="empty" total={0} />);
    expect(screen.getByRole('heading', { name: 'No submissions yet' })).toBeVisible();
    expect(screen.getByText('Contact form submissions will appear here when visitors submit the form.')).toBeVisible();
    expect(slots('submission-count')[0]).toHaveTextContent(/^0$/);
  });

  it('shows the entries and how many there are on all pages together', () => {
    render(
      <SubmissionList labels={submissionListLabels} state="populated" total={48}>
        {cards}
      </SubmissionList>,
    );
    expect(slots('submission-card')).toHaveLength(2);
    expect(screen.getByRole('status', { name: '48 in total' })).toHaveTextContent(/^48$/);
  });

  it('shows only the sign-in while it is locked', () => {
    render(
      <SubmissionList labels={submissionListLabels} state="locked" total={48}>
        <p>Password, please</p>
      </SubmissionList>,
    );
    expect(screen.getByText('Password, please')).toBeVisible();
    expect(slots('submission-count')).toHaveLength(0);
  });

  it("exposes its state, and sets the toolbar's attributes on its entries", () => {
    render(
      <SubmissionList
        labels={submissionListLabels}
        state="loading"
        panel={{ role: 'tabpanel', 'aria-label': 'Messages' }}
      />,
    );
    const panel = screen.getByRole('tabpanel', { name: 'Messages' });
    expect(panel).toHaveAttribute('aria-busy', 'true');
    expect(within(panel).getByText('Loading submissions')).toBeInTheDocument();
    expect(slots('submission-list')[0]).toHaveAttribute('data-state', 'loading');
  });

  it('loads more if there is more', async () => {
    const onLoadMore = vi.fn();
    const { rerender } = render(
      <SubmissionList labels={submissionListLabels} state="populated" onLoadMore={onLoadMore}>
        {cards}
      </SubmissionList>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    rerender(
      <SubmissionList labels={submissionListLabels} state="populated" onLoadMore={onLoadMore} moreState="pending">
        {cards}
      </SubmissionList>,
    );
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
    rerender(
      <SubmissionList labels={submissionListLabels} state="populated" onLoadMore={onLoadMore} moreState="failed">
        {cards}
      </SubmissionList>,
    );
    expect(screen.getByText(/Failed to load/)).toBeVisible();
    expect(slots('submission-card')).toHaveLength(2);
  });

  it.each(['cards', 'rows'] as const)('moves the focus to the first of the new %s', async (layout) => {
    const list = (count: number, onLoadMore?: () => void) => (
      <SubmissionList labels={submissionListLabels} state="populated" layout={layout} onLoadMore={onLoadMore}>
        {['First', 'Second', 'Third'].slice(0, count).map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </SubmissionList>
    );
    const { rerender } = render(list(1, () => {}));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(list(3));
    expect(screen.getByText('Second')).toHaveFocus();
  });
});
