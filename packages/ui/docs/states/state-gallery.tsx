import { Picture } from './picture.js';
import { storyId, unitStates } from './unit-states.js';

/**
 * The states of every unit of a group side by side. Each is a story whose play function reaches the state. The rows wrap, because a
 * story that focuses a field would scroll a scrollable row to its own picture.
 */
export function StateGallery({ group }: { group: keyof typeof unitStates }) {
  return (unitStates[group] ?? []).map(({ name, path, states, height = 320 }) => (
    <section key={path} className="sb-unstyled mb-10" aria-label={name}>
      <h3 className="mb-3 font-display text-heading-md text-default">
        <a href={`?path=/docs/${path.replace('/', '-')}--docs`} target="_top" className="text-accent-text underline">
          {name}
        </a>
      </h3>
      <ul className="flex flex-wrap gap-4" aria-label={`States of ${name}`}>
        {Object.entries(states).map(([state, story]) => (
          <li key={state} className="w-[26rem] max-w-full">
            <a
              href={`?path=/story/${storyId(path, story)}`}
              target="_top"
              className="mb-2 inline-flex min-h-6 items-center font-code text-caption text-accent-text underline"
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
