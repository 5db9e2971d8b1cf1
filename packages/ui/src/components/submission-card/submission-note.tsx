import type { SubmissionCardLabels } from './submission-card.labels.js';

/** The staff's note on a submission. */
export function SubmissionNote({ note, text }: { note: string; text: SubmissionCardLabels }) {
  return (
    <p className="mt-3 rounded-control bg-sunken px-3 py-2.5 text-default whitespace-pre-line wrap-anywhere">
      <span className="font-semibold">{text.noteLabel}: </span>
      {note}
    </p>
  );
}
