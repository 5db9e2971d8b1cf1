import { lightMarkup } from '../../lib/light-markup.js';

export interface ComparisonNotesProps {
  /** What to know before reading the table, with links as in `lightMarkup`. Several texts are shown as a list. */
  note: string | readonly string[];
}

/** The notes below a `ComparisonTable`. Renders a `<p>`, or a `<ul>` for several. */
export function ComparisonNotes({ note }: ComparisonNotesProps) {
  return typeof note === 'string' ? (
    <p className="bl:mt-4 bl:text-caption bl:text-muted bl:links:text-accent-text bl:links:underline">
      {lightMarkup(note)}
    </p>
  ) : (
    <ul className="bl:mt-4 bl:list-disc bl:space-y-1 bl:ps-4 bl:text-caption bl:text-muted bl:links:text-accent-text bl:links:underline">
      {note.map((text) => (
        <li key={text}>{lightMarkup(text)}</li>
      ))}
    </ul>
  );
}
