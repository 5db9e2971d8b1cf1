import { use } from 'react';

const files = import.meta.glob<string>(['../../src/*/*/*.speech.txt', '../speech/*.speech.txt'], {
  query: '?raw',
  import: 'default',
});

/** Promises by file, so that each file is fetched once. */
const texts = new Map<string, Promise<string> | undefined>();

/** The transcript of a unit (`components/faq`), or of a journey through the site (`contact-form`), where there is one. */
export function Transcript({ of }: { of: string }) {
  const name = of.split('/').at(-1);
  const file = of.includes('/') ? `../../src/${of}/${name}.speech.txt` : `../speech/${name}.speech.txt`;
  if (!texts.has(file)) texts.set(file, files[file]?.());
  const promise = texts.get(file);
  if (!promise) return <p>There is no transcript.</p>;
  const [about = '', ...steps] = use(promise).split('\n\n');
  const [, , versions, date] = about.split(' · ');
  return (
    <>
      <p>
        What {versions} said on {date}. <code>npm run speech</code> writes it.
      </p>
      <dl>
        {steps.map((step, index) => {
          const [what, ...lines] = step.trim().split('\n');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps differ by their order alone.
            <div key={index}>
              <dt>
                <kbd>{what}</kbd>
              </dt>
              <dd>
                {lines.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
                  <div key={place}>{line.trim()}</div>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
