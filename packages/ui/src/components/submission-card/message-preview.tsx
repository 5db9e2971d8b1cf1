'use client';

import { useId, useState } from 'react';
import { firstCharacters } from '../../lib/first-characters.js';
import { limits } from '../../tokens/limits.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';
import { TextButton } from './text-button.js';

/** The first 150 characters of a message. If it is longer, an ellipsis and a button that shows the rest. */
export function MessagePreview({ message, text }: { message: string; text: SubmissionCardLabels }) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const start = firstCharacters(message, limits.messagePreview);
  const long = start !== message;
  return (
    <div className="bl:pb-4 bl:text-body-sm bl:leading-[1.55]">
      <p id={id} data-slot="submission-message" className="bl:whitespace-pre-line bl:wrap-anywhere">
        {long && !whole ? `${start}…` : message}
      </p>
      {long && (
        <TextButton aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? text.showLess : text.showAll}
        </TextButton>
      )}
    </div>
  );
}
