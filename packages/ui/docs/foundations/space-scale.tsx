const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

/** The steps of 4 px that are in use. */
export function SpaceScale() {
  return (
    <ul className="grid gap-2">
      {steps.map((step) => (
        <li
          key={step}
          className="grid grid-cols-[8rem_1fr] items-center max-[22.5rem]:grid-cols-1 text-caption tabular-nums"
        >
          <span>
            <code className="font-code text-default">{step}</code> <span className="text-muted">{step * 4} px</span>
          </span>
          <span aria-hidden className="h-4 rounded-tag bg-mark" style={{ width: step * 4 }} />
        </li>
      ))}
    </ul>
  );
}
