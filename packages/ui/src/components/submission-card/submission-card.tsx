import { Clock } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { Submission } from '../../types.js';
import { DateTime } from '../date-time/index.js';
import { InitialsAvatar } from '../initials-avatar/index.js';
import { Tag } from '../tag/index.js';
import { AnswerClock } from './answer-clock.js';
import { MessagePreview } from './message-preview.js';
import { type NoteDraft, SubmissionActions, type SubmissionChange } from './submission-actions.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';
import { SubmissionNote } from './submission-note.js';
import { EmailLink, SubmissionRows } from './submission-rows.js';
import { SubmissionSource } from './submission-source.js';

export interface SubmissionCardProps extends Omit<ComponentProps<'article'>, 'children' | 'onChange'>, NoteDraft {
  submission: Submission;
  /** The form that sent it. @default 'message' */
  kind?: 'message' | 'partnership' | 'subscriber';
  /**
   * The current time, as `Date.now()`. With it, the card shows how much of the promised 24 hours is left for an answer.
   */
  now?: number | undefined;
  /** Marks it as handled, or saves a note. If the promise rejects, the card shows the failure. */
  onChange?: ((change: SubmissionChange) => Promise<unknown>) | undefined;
  labels: SubmissionCardLabels;
}

/**
 * One submission for staff: who sent it and when, how to reach them, the start of the message, and whether it was
 * handled.
 *
 * Renders an `<article>`. Styling hooks: `data-slot="submission-card"`, `data-state="waiting" | "overdue" | "handled"`.
 */
export function SubmissionCard({
  submission,
  kind = 'message',
  now,
  onChange,
  draft,
  onDraft,
  labels: text,
  className,
  ...props
}: SubmissionCardProps) {
  const titleId = useId();
  const { email, company, submittedAt, handled, handledAt, source, status, language, note } = submission;
  const name = [submission.firstName, submission.lastName].filter(Boolean).join(' ');
  const message = submission.message || submission.partnershipGoals;
  const age = now === undefined || !submittedAt || kind === 'subscriber' ? Number.NaN : now - Date.parse(submittedAt);
  const state = handled ? 'handled' : age > timing.answerPromise ? 'overdue' : 'waiting';
  return (
    <article
      aria-labelledby={titleId}
      {...props}
      data-slot="submission-card"
      data-state={state}
      className={cn(
        'bl:flex bl:min-w-0 bl:flex-col bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5',
        className,
      )}
    >
      <header className="bl:flex bl:items-center bl:gap-4 bl:border-b bl:border-line bl:pb-4">
        <InitialsAvatar name={name || email} />
        <div className="bl:min-w-0">
          <h2 id={titleId} className="bl:text-heading-sm bl:wrap-anywhere">
            {name || <EmailLink email={email} />}
          </h2>
          <p className="bl:text-body-sm bl:leading-tight bl:text-muted bl:wrap-anywhere">
            {kind === 'subscriber' ? text.subscriber : company || text.missing.company}
          </p>
        </div>
      </header>
      {kind !== 'subscriber' && (
        <>
          <SubmissionRows submission={submission} text={text} />
          {message ? (
            <MessagePreview message={message} text={text} />
          ) : (
            <p className="bl:pb-4 bl:text-body-sm bl:text-muted">{text.missing.message}</p>
          )}
        </>
      )}
      <footer className={cn('bl:mt-auto bl:text-body-sm', kind !== 'subscriber' && 'bl:border-t bl:border-line')}>
        {source && <SubmissionSource source={source} text={text} />}
        <div className="bl:flex bl:min-h-11 bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-1 bl:pt-3 bl:text-muted">
          <span className="bl:flex bl:items-center bl:gap-2">
            <Clock size={18} strokeWidth={1.75} className="bl:flex-none" />
            <DateTime at={submittedAt} missing={text.missing.date} />
          </span>
          {status && <Tag variant="line">{text.status[status as keyof typeof text.status] ?? status}</Tag>}
          {language && <Tag variant="line">{text.languages?.[language] ?? language}</Tag>}
          {handled && (
            <span className="bl:flex bl:items-center bl:gap-2">
              <Tag variant="ok">{text.handled}</Tag>
              {handledAt && <DateTime at={handledAt} />}
            </span>
          )}
          {!handled && !Number.isNaN(age) && <AnswerClock age={Math.max(0, age)} text={text} />}
        </div>
        {note && !onChange && <SubmissionNote note={note} text={text} />}
        {onChange && <SubmissionActions {...{ submission, onChange, draft, onDraft, text }} />}
      </footer>
    </article>
  );
}
