import { LineArt } from '../../lib/line-art.js';
/** Shown if the list is empty: the ring of the mark and a text. */
export function EmptyPanel({ title, text }: { title: string; text: string }) {
  return (
    <div className="relative isolate grid gap-2 overflow-clip rounded-panel border border-line p-fluid-14">
      <LineArt viewBox="0 0 300 220" className="absolute -top-8 -inset-e-12 -z-1 w-80">
        <path d="M231.1 111.7A84 84 0 1 0 150 174H900" className="stroke-ring-track" strokeWidth={20} />
      </LineArt>
      <h2 className="text-heading-lg max-sm:pt-36">{title}</h2>
      <p className="max-w-112">{text}</p>
    </div>
  );
}
