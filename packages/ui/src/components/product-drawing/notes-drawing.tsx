import type { Note } from '../../types.js';
import { Icon } from '../icon/index.js';

/** A column of short notes. */
export function NotesDrawing({ notes }: { notes: readonly Note[] }) {
  return (
    <div className="grid gap-2">
      {notes.map(({ icon, about, text }) => (
        <p
          key={text}
          className="flex items-start gap-3 rounded-control bg-(--bl-tint-soft) px-[min(1rem,6cqi)] py-3 leading-[1.45]"
        >
          <Icon name={icon} size={18} className="mt-0.5 text-accent-text" />
          <span>
            <b className="font-semibold">{about}</b> {text}
          </span>
        </p>
      ))}
    </div>
  );
}
