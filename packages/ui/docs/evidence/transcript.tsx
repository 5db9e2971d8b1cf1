import { use } from 'react';

const files = import.meta.glob<string>('../../evidence/speech/*/*.txt', { query: '?raw', import: 'default' });

/** Promises by file, so that each file is fetched once. */
const texts = new Map<string, Promise<string> | undefined>();

/** The transcript of a unit (`components/faq`), or of a journey through the site (`journeys/search`), where there is one. */
export function Transcript({ path }: { path: string }) {
  const file = `../../evidence/speech/${path}.txt`;
  if (!texts.has(file)) texts.set(file, files[file]?.());
  const promise = texts.get(file);
  if (!promise) return <p>There is no transcript.</p>;
  const [about = '', ...steps] = use(promise).split('\n\n');
  const [, tools, date] = about.split(' · ');
  return (
    <>
      <p>
        What {tools} said on {date}.
      </p>
      <dl>
        {steps.map((step, number) => {
          const [what, ...lines] = step.trim().split('\n');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps differ by their order alone.
            <div key={number}>
              <dt>
                <kbd>{what}</kbd>
              </dt>
              <dd>
                {lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
                  <div key={index}>{line.trim()}</div>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
