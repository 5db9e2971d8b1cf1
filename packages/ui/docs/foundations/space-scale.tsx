const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32];

/** The steps of 4 px that are in use. */
export function SpaceScale() {
  return (
    <ul className="bl:grid bl:gap-2">
      {steps.map((step) => (
        <li
          key={step}
          className="bl:grid bl:grid-cols-[8rem_1fr] bl:items-center bl:max-[22.5rem]:grid-cols-1 bl:text-caption bl:tabular-nums"
        >
          <span>
            <code className="bl:font-code bl:text-default">{step}</code>{' '}
            <span className="bl:text-muted">{step * 4} px</span>
          </span>
          <span aria-hidden className="bl:h-4 bl:rounded-tag bl:bg-mark" style={{ width: step * 4 }} />
        </li>
      ))}
    </ul>
  );
}
