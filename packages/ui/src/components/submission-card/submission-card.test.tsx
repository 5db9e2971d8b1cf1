import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { submissionCardLabels } from '../../test/staff-labels.js';
import { timing } from '../../tokens/timing.js';
import { SubmissionCard } from './submission-card.js';
import { sampleBare, sampleMessage, samplePartnership, sampleSubscriber } from './submission-card.samples.js';

const sent = Date.parse('2025-03-18T10:42:00Z');
const hour = 3_600_000;
const card = () => screen.getByRole('article');
const preview = () => document.querySelector('[data-slot=submission-message]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('SubmissionCard', () => {
  describeContract(
    <SubmissionCard
      labels={submissionCardLabels}
      submission={sampleMessage}
      now={sent + hour}
      onChange={async () => {}}
    />,
    {
      slot: 'submission-card',
    },
  );

  it('says who wrote, and how to reach them', () => {
    render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} />);
    expect(screen.getByRole('article', { name: 'Noor Haddad' })).toHaveTextContent('Riverbank Cafe Group');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:noor@riverbank.example');
    expect(screen.getByText('416 555 0134')).toBeVisible();
    expect(document.querySelector('[data-slot=initials-avatar]')).toHaveTextContent('NH');
  });

  it('links to the whole address, whatever characters it has', () => {
    render(
      <SubmissionCard
        labels={submissionCardLabels}
        submission={{ ...sampleMessage, email: 'a@b.co?bcc=evil%40evil.co&body=pay' }}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a@b.co%3Fbcc%3Devil%2540evil.co%26body%3Dpay');
  });

  it.each(['message', 'subscriber'] as const)('says which language the form of a %s was in', (kind) => {
    const show = (language?: string) => (
      <SubmissionCard kind={kind} labels={submissionCardLabels} submission={{ ...sampleMessage, language }} />
    );
    const { rerender } = render(show('fr'));
    expect(screen.getByText('French')).toBeVisible();
    rerender(show('es'));
    expect(screen.getByText('es')).toBeVisible();
    rerender(show());
    expect(screen.queryByText('es')).toBeNull();
  });

  it('shows a text for missing values', () => {
    render(<SubmissionCard labels={submissionCardLabels} submission={sampleBare} />);
    for (const said of ['No company given', 'Not given', 'No message', 'Unknown'])
      expect(screen.getByText(said)).toBeVisible();
  });

  it.each([
    [149, 149, false],
    [150, 150, false],
    [151, 150, true],
  ])('shortens a message of %i characters to %i', (length, shown, cut) => {
    render(
      <SubmissionCard labels={submissionCardLabels} submission={{ ...sampleBare, message: 'x'.repeat(length) }} />,
    );
    expect(preview()).toHaveTextContent(`${'x'.repeat(shown)}${cut ? '…' : ''}`, { normalizeWhitespace: false });
    expect(screen.queryAllByRole('button')).toHaveLength(cut ? 1 : 0);
  });

  it.each(['🙂', '🇨🇦', '👩‍👩‍👧', 'e\u0301'])('cuts between characters, not through one: %s', (character) => {
    const message = character.repeat(151);
    render(<SubmissionCard labels={submissionCardLabels} submission={{ ...sampleBare, message }} />);
    expect(preview()?.textContent).toBe(`${character.repeat(150)}…`);
  });

  it('shows all of a message, and less again', async () => {
    render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} />);
    await press('Show all');
    expect(preview()?.textContent).toBe(sampleMessage.message);
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await press('Show less');
    expect(preview()?.textContent).toMatch(/…$/);
  });

  it('shows what a partner said', () => {
    render(<SubmissionCard labels={submissionCardLabels} kind="partnership" submission={samplePartnership} />);
    const facts = within(card())
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(facts).toEqual(['theo@ledgerline.example', '212 555 0172', 'Referral', 'Partner', 'Yes']);
    expect(preview()).toHaveTextContent('sixty small firms');
  });

  it('shows that the sender of a message agreed to emails', () => {
    const { rerender } = render(<SubmissionCard labels={submissionCardLabels} submission={sampleBare} />);
    expect(card()).not.toHaveTextContent('Agreed to emails');
    rerender(
      <SubmissionCard labels={submissionCardLabels} submission={{ ...sampleBare, agreement: { version: '1' } }} />,
    );
    expect(card()).toHaveTextContent('Agreed to emailsYes');
  });

  it('shows a note and the status of a subscriber without actions', () => {
    render(
      <SubmissionCard
        labels={submissionCardLabels}
        kind="subscriber"
        submission={{ ...sampleSubscriber, note: 'Called', status: 'pending' }}
      />,
    );
    expect(card()).toHaveTextContent('Not confirmed yet');
    expect(card()).toHaveTextContent('Note: Called');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows where it came from, if known', () => {
    const source = { page: '/lenders', utm_medium: 'cpc', gclid: 'x' };
    const { rerender } = render(
      <SubmissionCard labels={submissionCardLabels} submission={{ ...sampleBare, source }} />,
    );
    const shown = () => document.querySelector('[data-slot=submission-source]')?.textContent;
    expect(shown()).toBe('Page/lendersMediumcpc');
    rerender(<SubmissionCard labels={submissionCardLabels} submission={sampleBare} />);
    expect(shown()).toBeUndefined();
  });

  it('shows only the address of a subscriber, without time for an answer', () => {
    render(
      <SubmissionCard
        labels={submissionCardLabels}
        kind="subscriber"
        submission={sampleSubscriber}
        now={sent + 90 * hour}
      />,
    );
    expect(screen.getByRole('article', { name: 'ana@arclight.example' })).toHaveTextContent('Newsletter subscriber');
    expect(card()).toHaveAttribute('data-state', 'waiting');
    expect(card()).not.toHaveTextContent(/Answer|Overdue|message/);
  });

  describe('the 24 hours for an answer', () => {
    it.each([
      [0, 'Answer within 24 hours', 'waiting'],
      [hour, 'Answer within 23 hours', 'waiting'],
      [timing.answerPromise - 60_000, 'Answer within 1 minute', 'waiting'],
      [timing.answerPromise, 'Answer within 1 minute', 'waiting'],
      [timing.answerPromise + 1, 'Overdue by 1 minute', 'overdue'],
      [timing.answerPromise + 72 * hour, 'Overdue by 3 days', 'overdue'],
      [-5_000, 'Answer within 24 hours', 'waiting'],
    ])('after %i ms: %s', (age, said, state) => {
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} now={sent + age} />);
      expect(screen.getByText(said)).toBeVisible();
      expect(card()).toHaveAttribute('data-state', state);
    });

    it('end with the answer', () => {
      render(
        <SubmissionCard
          labels={submissionCardLabels}
          submission={{ ...sampleMessage, handled: true, handledAt: '2025-03-18T12:00:00Z' }}
          now={sent + 99 * hour}
        />,
      );
      expect(card()).toHaveAttribute('data-state', 'handled');
      expect(screen.getByText('Handled')).toBeVisible();
      expect(card()).not.toHaveTextContent(/Answer|Overdue/);
    });
  });

  describe('what staff do', () => {
    it('marks as handled and as open again', async () => {
      const onChange = vi.fn(async () => {});
      const { rerender } = render(
        <SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />,
      );
      await press('Mark as handled');
      expect(onChange).toHaveBeenLastCalledWith({ handled: true });
      rerender(
        <SubmissionCard
          labels={submissionCardLabels}
          submission={{ ...sampleMessage, handled: true }}
          onChange={onChange}
        />,
      );
      await press('Mark as open');
      expect(onChange).toHaveBeenLastCalledWith({ handled: false });
    });

    it('saves a note, and returns focus to its button', async () => {
      const onChange = vi.fn(async () => {});
      const { rerender } = render(
        <SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />,
      );
      await press('Add a note');
      expect(screen.getByLabelText('Note')).toHaveFocus();
      await userEvent.keyboard(' Called back. ');
      await press('Save note');
      expect(onChange).toHaveBeenCalledWith({ note: 'Called back.', noteBefore: '' });
      expect(screen.getByRole('button', { name: 'Add a note' })).toHaveFocus();
      rerender(
        <SubmissionCard
          labels={submissionCardLabels}
          submission={{ ...sampleMessage, note: 'Called back.' }}
          onChange={onChange}
        />,
      );
      expect(card()).toHaveTextContent('Note: Called back.');
      await press('Edit note');
      expect(screen.getByLabelText('Note')).toHaveValue('Called back.');
    });

    it('keeps the old note on "Cancel", and returns focus to its button', async () => {
      const onChange = vi.fn(async () => {});
      render(
        <SubmissionCard
          labels={submissionCardLabels}
          submission={{ ...sampleMessage, note: 'Called back.' }}
          onChange={onChange}
        />,
      );
      await press('Edit note');
      await userEvent.keyboard(' Twice.');
      await press('Cancel');
      expect(screen.getByRole('button', { name: 'Edit note' })).toHaveFocus();
      expect(card()).toHaveTextContent('Note: Called back.');
      expect(onChange).not.toHaveBeenCalled();
    });

    it('shows a note that somebody else has written meanwhile, and replaces that one on the second try', async () => {
      const onChange = vi.fn(async () => {});
      const own = (note: string) => (
        <SubmissionCard labels={submissionCardLabels} submission={{ ...sampleMessage, note }} onChange={onChange} />
      );
      const { rerender } = render(own('Called'));
      await press('Edit note');
      await userEvent.type(screen.getByLabelText('Note'), ', no answer');
      expect(card()).not.toHaveTextContent('Note: Called');
      onChange.mockRejectedValueOnce(new Error('409'));
      await press('Save note');
      rerender(own('Sent terms'));
      expect(card()).toHaveTextContent('Note: Sent terms');
      expect(screen.getByRole('status')).toHaveTextContent(submissionCardLabels.noteChanged);
      await press('Save note');
      expect(onChange).toHaveBeenLastCalledWith({ note: 'Called, no answer', noteBefore: 'Sent terms' });
    });

    it('saves a note that is being written together with the mark', async () => {
      const onChange = vi.fn(async () => {});
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Add a note');
      await userEvent.keyboard('Sent terms');
      await press('Mark as handled');
      expect(onChange).toHaveBeenCalledWith({ handled: true, note: 'Sent terms', noteBefore: '' });
      expect(screen.queryByLabelText('Note')).toBeNull();
    });

    it('shows a failure, and keeps the whole note', async () => {
      render(
        <SubmissionCard
          labels={submissionCardLabels}
          submission={sampleMessage}
          onChange={() => Promise.reject(new Error('503'))}
        />,
      );
      await press('Add a note');
      const form = document.querySelector('form');
      expect(form).toHaveAttribute('data-status', 'idle');
      await userEvent.keyboard('Sent terms');
      await press('Save note');
      expect(form).toHaveAttribute('data-status', 'error');
      expect(screen.getByRole('status')).toHaveTextContent('That did not work. Please try again.');
      expect(screen.getByLabelText('Note')).toHaveValue('Sent terms');
    });

    it('keeps a note open that is started while the mark is being saved', async () => {
      let finish = () => {};
      const onChange = () => new Promise<void>((resolve) => (finish = resolve));
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Mark as handled');
      await press('Add a note');
      await act(async () => finish());
      expect(screen.getByLabelText('Note')).toBeInTheDocument();
    });

    it('gives away the text of a note that is being written, and opens with it', async () => {
      const onDraft = vi.fn();
      const props = { labels: submissionCardLabels, submission: sampleMessage, onChange: async () => {}, onDraft };
      const { unmount } = render(<SubmissionCard {...props} />);
      await press('Add a note');
      await userEvent.keyboard('Sent');
      expect(onDraft).toHaveBeenLastCalledWith('Sent');
      unmount();
      render(<SubmissionCard {...props} draft="Sent" />);
      expect(screen.getByLabelText('Note')).toHaveValue('Sent');
      expect(document.body).toHaveFocus();
      await press('Cancel');
      expect(onDraft).toHaveBeenLastCalledWith();
    });

    it('leaves the focus alone if the note was cancelled while it was being saved', async () => {
      let finish = () => {};
      const onChange = () => new Promise<void>((resolve) => (finish = resolve));
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Add a note');
      await press('Save note');
      await press('Cancel');
      expect(screen.getByRole('button', { name: 'Add a note' })).toHaveFocus();
      screen.getByRole('button', { name: 'Mark as handled' }).focus();
      await act(async () => finish());
      expect(screen.getByRole('button', { name: 'Mark as handled' })).toHaveFocus();
    });

    it('leaves a note open that is started while another one is being saved', async () => {
      let finish = () => {};
      const onChange = () => new Promise<void>((resolve) => (finish = resolve));
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Add a note');
      await press('Mark as handled');
      await press('Cancel');
      await press('Add a note');
      await act(async () => finish());
      expect(screen.getByLabelText('Note')).toBeInTheDocument();
    });

    it('makes a note read-only while it is being saved', async () => {
      let finish = () => {};
      const onChange = () => new Promise<void>((resolve) => (finish = resolve));
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Add a note');
      await userEvent.keyboard('Sent terms');
      await press('Save note');
      expect(screen.getByLabelText('Note')).toHaveAttribute('readonly');
      await act(async () => finish());
      expect(screen.queryByLabelText('Note')).toBeNull();
    });

    it('runs one action at a time', async () => {
      let finish = () => {};
      const onChange = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
      render(<SubmissionCard labels={submissionCardLabels} submission={sampleMessage} onChange={onChange} />);
      await press('Mark as handled');
      await press('Mark as handled');
      expect(onChange).toHaveBeenCalledTimes(1);
      await act(async () => finish());
    });
  });
});
