/** The profile as a sheet of paper with the mark on it, in a box of 196 by 256. */
export function ProfileSheet({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <rect width={196} height={256} rx={10} fill="var(--bl-raised)" stroke="var(--bl-text)" strokeWidth={1.5} />
      <g transform="translate(24 24) scale(1.15)" fill="none" stroke="var(--bl-accent)" strokeWidth={5}>
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H40" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </g>
      <path d="M24 100.5h120" stroke="var(--bl-text)" strokeWidth={9} />
      <path d="M24 128.500h148M24 156.500h96M24 184.500h132M24 212.500h110" stroke="var(--bl-line)" strokeWidth={9} />
    </g>
  );
}
