import { Picture } from './picture.js';
import { storyId, unitStates } from './unit-states.js';

/**
 * The states of every unit of a group side by side. Each is a story whose play function reaches the state. The rows wrap, because a
 * story that focuses a field would scroll a scrollable row to its own picture.
 */
export function StateGallery({ group }: { group: keyof typeof unitStates }) {
  const units = Object.entries(unitStates[group] ?? {}).map(([path, unit]) => ({ ...unit, path, name: nameOf(path) }));
  return units.map(({ name, path, states, height }) => (
    <section key={path} className="sb-unstyled bl:mb-10" aria-label={name}>
      <h3 className="bl:mb-3 bl:font-display bl:text-heading-md bl:text-default">
        <a
          href={`?path=/docs/${path.replace('/', '-')}--docs`}
          target="_top"
          className="bl:text-accent-text bl:underline"
        >
          {name}
        </a>
      </h3>
      <ul className="bl:flex bl:flex-wrap bl:gap-4" aria-label={`States of ${name}`}>
        {Object.entries(states).map(([state, story]) => (
          <li key={state} className="bl:w-[26rem] bl:max-w-full">
            <a
              href={`?path=/story/${storyId(path, story)}`}
              target="_top"
              className="bl:mb-2 bl:inline-flex bl:min-h-6 bl:items-center bl:font-code bl:text-caption bl:text-accent-text bl:underline"
            >
              {state}
            </a>
            <Picture story={storyId(path, story)} title={`${name}: ${state}`} height={height} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** `components/sign-in-form` as `Sign in form`. */
const nameOf = (path: string) =>
  path
    .replace(/.*\//, '')
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
