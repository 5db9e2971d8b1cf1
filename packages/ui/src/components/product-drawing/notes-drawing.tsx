import type { Note } from '../../types.js';
import { Icon } from '../icon/index.js';

/** A column of short notes. */
export function NotesDrawing({ notes }: { notes: readonly Note[] }) {
  return (
    <div className="bl:grid bl:gap-2">
      {notes.map(({ icon, about, text }) => (
        <p
          key={text}
          className="bl:flex bl:items-start bl:gap-3 bl:rounded-control bl:bg-(--bl-tint-soft) bl:px-[min(1rem,6cqi)] bl:py-3 bl:leading-[1.45]"
        >
          <Icon name={icon} size={18} className="bl:mt-0.5 bl:text-accent-text" />
          <span>
            <b className="bl:font-semibold">{about}</b>
            <span>{` ${text}`}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
