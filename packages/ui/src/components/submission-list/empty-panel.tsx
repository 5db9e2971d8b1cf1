/** Shown when there is nothing to list: the ring of the mark, and words. */
export function EmptyPanel({ title, text }: { title: string; text: string }) {
  return (
    <div className="relative isolate grid gap-2 overflow-clip rounded-panel border border-line p-fluid-14">
      <svg
        viewBox="0 0 300 220"
        fill="none"
        aria-hidden
        className="absolute -top-8 -right-12 -z-1 w-80 overflow-visible"
      >
        <path d="M231.1 111.7A84 84 0 1 0 150 174H900" className="stroke-ring-track" strokeWidth={20} />
      </svg>
      <h2 className="text-heading-lg max-sm:pt-36">{title}</h2>
      <p className="max-w-112">{text}</p>
    </div>
  );
}
