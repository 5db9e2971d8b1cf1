/** Sections of a long text, for stories and tests of tables of contents. */
export const sampleContents = [
  { id: 'in-short', label: 'In short' },
  { id: 'what-it-is', label: 'What debt financing is' },
  { id: 'four-shapes', label: 'Four common shapes of debt' },
  { id: 'lenders', label: 'What lenders look at first, and what they look at when they have looked at that' },
  { id: 'sign', label: 'Before you sign' },
];

/** The text with these sections. */
export function SampleText() {
  return (
    <div id="text" className="bl:max-w-prose">
      {sampleContents.map(({ id, label }) => (
        <section key={id} className="bl:pb-96">
          <h2 id={id} className="bl:text-heading-lg">
            {label}
          </h2>
          <p>Borrow on the timeline of the thing you are buying.</p>
        </section>
      ))}
    </div>
  );
}
