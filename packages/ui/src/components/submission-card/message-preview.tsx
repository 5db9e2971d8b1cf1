import { useId, useState } from 'react';
import { limits } from '../../tokens/limits.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';
import { TextButton } from './text-button.js';

/** The first 150 characters of a message. If it is longer, an ellipsis and a button that shows the rest. */
export function MessagePreview({ message, text }: { message: string; text: SubmissionCardLabels }) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  // By code point, so that no emoji is cut in half.
  const characters = [...message];
  const long = characters.length > limits.messagePreview;
  return (
    <div className="bl:pb-4 bl:text-body-sm bl:leading-[1.55]">
      <p id={id} data-slot="submission-message" className="bl:whitespace-pre-line bl:wrap-anywhere">
        {long && !whole ? `${characters.slice(0, limits.messagePreview).join('')}…` : message}
      </p>
      {long && (
        <TextButton aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? text.showLess : text.showAll}
        </TextButton>
      )}
    </div>
  );
}
