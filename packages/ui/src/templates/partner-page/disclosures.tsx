/** What has to be said, in small print. */
export function Disclosures({ items }: { items: readonly string[] }) {
  return (
    <div data-slot="partner-disclosures" className="wrap py-fluid-14">
      <ul className="grid gap-x-6 gap-y-3 text-caption text-muted lg:grid-cols-3">
        {items.map((text) => (
          <li key={text} className="max-w-prose">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
