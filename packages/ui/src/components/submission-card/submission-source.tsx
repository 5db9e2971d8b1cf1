import type { Submission } from '../../types.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

interface SubmissionSourceProps {
  source: NonNullable<Submission['source']>;
  text: SubmissionCardLabels;
}

/** The page, partner and campaign that a submission came from, if known. */
export function SubmissionSource({ source, text }: SubmissionSourceProps) {
  return (
    <dl data-slot="submission-source" className="flex flex-wrap gap-x-4 gap-y-1 pt-3">
      {Object.entries(text.source).map(
        ([name, label]) =>
          source[name] && (
            <div key={name} className="flex min-w-0 gap-1.5">
              <dt className="flex-none text-muted">{label}</dt>
              <dd className="min-w-0 text-default wrap-anywhere">{source[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
