import type { Submission } from '../../types.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

interface SubmissionSourceProps {
  source: NonNullable<Submission['source']>;
  text: SubmissionCardLabels;
}

/** The page, partner and campaign that a submission came from, if known. */
export function SubmissionSource({ source, text }: SubmissionSourceProps) {
  return (
    <dl data-slot="submission-source" className="bl:flex bl:flex-wrap bl:gap-x-4 bl:gap-y-1 bl:pt-3">
      {Object.entries(text.source).map(
        ([name, label]) =>
          source[name] && (
            <div key={name} className="bl:flex bl:min-w-0 bl:gap-1.5">
              <dt className="bl:flex-none bl:text-muted">{label}</dt>
              <dd className="bl:min-w-0 bl:text-default bl:wrap-anywhere">{source[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
