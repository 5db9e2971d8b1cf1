const splits = [
  { name: 'Text and picture', left: 'lg:col-[1/5]', right: 'lg:col-[6/-1] bleed-e rounded-e-none' },
  { name: 'Picture and text', left: 'lg:col-[1/8] bleed-s rounded-s-none', right: 'lg:col-[9/-1]' },
  { name: 'Rail and reading', left: 'lg:col-[1/4]', right: 'lg:col-[4/11]' },
] as const;

const box = 'min-h-24 rounded-panel border border-line bg-raised p-4 text-caption text-muted';

/** The usual splits of the twelve columns; one side may run past the frame. */
export function GridSample() {
  return (
    <div className="grid gap-6 overflow-x-clip py-6">
      {splits.map(({ name, left, right }) => (
        <div key={name} className="wrap">
          <div className="page-grid">
            <div className={`${box} ${left}`}>{name}</div>
            <div className={`${box} ${right}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
