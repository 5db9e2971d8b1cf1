import type { Endpoint } from '../../types.js';

/** Calls of the API, each with its purpose. */
export function EndpointsDrawing({ calls }: { calls: readonly Endpoint[] }) {
  return calls.map(({ method, path, note }) => (
    <p key={note} className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-2.5">
      <b className="font-code text-caption font-semibold text-accent-text">{method}</b>
      <code className="font-code text-sm wrap-anywhere">{path}</code>
      <span className="col-start-2 text-caption text-muted">{note}</span>
    </p>
  ));
}
