import type { Endpoint } from '../../types.js';

/** Calls of the API, each with its purpose. */
export function EndpointsDrawing({ calls }: { calls: readonly Endpoint[] }) {
  return calls.map(({ method, path, note }) => (
    <p
      key={note}
      className="bl:grid bl:grid-cols-[3.75rem_minmax(0,1fr)] bl:items-baseline bl:gap-x-3 bl:border-b bl:border-line bl:py-2.5"
    >
      <b className="bl:font-code bl:text-caption bl:font-semibold bl:text-accent-text">{method}</b>
      <code className="bl:font-code bl:text-sm bl:wrap-anywhere">{path}</code>
      <span className="bl:col-start-2 bl:text-caption bl:text-muted">{note}</span>
    </p>
  ));
}
