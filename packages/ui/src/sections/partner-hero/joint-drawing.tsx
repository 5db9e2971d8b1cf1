import { LineArt } from '../../lib/line-art.js';

/**
 * Two rings that overlap: ours, always cobalt, with the base of the mark as its horizon, and the partner's in its own
 * shade. The sun is in the overlap. Decoration.
 */
export function JointDrawing({ className }: { className: string }) {
  return (
    <LineArt viewBox="16 0 688 560" className={className}>
      <circle cx={500} cy={220} r={176} className="bl:fill-[var(--bl-brand-bright,--theme(--color-drawn-soft))]" />
      <path d="M400 75.2A176 176 0 0 1 400 364.8A176 176 0 0 1 400 75.2Z" className="bl:fill-spark" />
      <path d="M470 265.6A176 176 0 1 0 300 396H2400" strokeWidth={30} className="bl:stroke-mark" />
      <g strokeWidth={3} className="bl:stroke-accent-text">
        <path d="M334.6 159.8A176 176 0 1 1 412 372.4" />
        <path d="M342.2 87.6A206 206 0 1 1 535.8 422.9" />
        <path d="M379 10.4A242 242 0 0 1 621 429.6" />
      </g>
    </LineArt>
  );
}
