'use client';

import { CircleAlert } from 'lucide-react';
import { formatDuration } from '../../lib/format-duration.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { timing } from '../../tokens/timing.js';
import { ProgressRing } from '../progress-ring/index.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

interface AnswerClockProps {
  /** Milliseconds since the submission arrived. */
  age: number;
  text: SubmissionCardLabels;
}

/** How much of the promised 24 hours is left for an answer, or how long the answer is overdue. */
export function AnswerClock({ age, text }: AnswerClockProps) {
  const { locale } = useKitLabels();
  const left = timing.answerPromise - age;
  if (left < 0)
    return (
      <p className="bl:flex bl:items-center bl:gap-1.5 bl:font-semibold bl:text-danger">
        <CircleAlert size={18} strokeWidth={1.75} />
        <span>{text.overdue.replace('{time}', formatDuration(-left, locale))}</span>
      </p>
    );
  return (
    <p className="bl:flex bl:items-center bl:gap-1.5 bl:font-semibold bl:text-default">
      <ProgressRing value={(100 * age) / timing.answerPromise} width={18} height={18} strokeWidth={8} />
      <span>{text.answerWithin.replace('{time}', formatDuration(left, locale))}</span>
    </p>
  );
}
