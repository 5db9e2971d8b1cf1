import { LineArt } from '../../lib/line-art.js';
/** Shown if the list is empty: the ring of the mark and a text. */
export function EmptyPanel({ title, text }: { title: string; text: string }) {
  return (
    <div className="bl:relative bl:isolate bl:grid bl:gap-2 bl:overflow-clip bl:rounded-panel bl:border bl:border-line bl:p-fluid-14">
      <LineArt viewBox="0 0 300 220" className="bl:absolute bl:-top-8 bl:-inset-e-12 bl:-z-1 bl:w-80">
        <path d="M231.1 111.7A84 84 0 1 0 150 174H900" className="bl:stroke-ring-track" strokeWidth={20} />
      </LineArt>
      <h2 className="bl:text-heading-lg bl:max-sm:pt-36">{title}</h2>
      <p className="bl:max-w-112">{text}</p>
    </div>
  );
}
