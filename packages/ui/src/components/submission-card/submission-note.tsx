'use client';

import { useKitLabels } from '../../lib/kit-labels.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

/** The staff's note on a submission. */
export function SubmissionNote({ note, text }: { note: string; text: SubmissionCardLabels }) {
  const { labelled } = useKitLabels();
  return (
    <p className="bl:mt-3 bl:rounded-control bl:bg-sunken bl:px-3 bl:py-2.5 bl:text-default bl:whitespace-pre-line bl:wrap-anywhere">
      <span className="bl:font-semibold">{labelled(text.noteLabel, '')}</span>
      <span>{note}</span>
    </p>
  );
}
