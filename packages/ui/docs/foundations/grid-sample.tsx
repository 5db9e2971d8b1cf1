const splits = [
  { name: 'Text and picture', left: 'bl:lg:col-[1/5]', right: 'bl:lg:col-[6/-1] bl:bleed-e bl:rounded-e-none' },
  { name: 'Picture and text', left: 'bl:lg:col-[1/8] bl:bleed-s bl:rounded-s-none', right: 'bl:lg:col-[9/-1]' },
  { name: 'Rail and reading', left: 'bl:lg:col-[1/4]', right: 'bl:lg:col-[4/11]' },
] as const;

const box = 'bl:min-h-24 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-4 bl:text-caption bl:text-muted';

/** The usual splits of the twelve columns; one side may run past the frame. */
export function GridSample() {
  return (
    <div className="bl:grid bl:gap-6 bl:overflow-x-clip bl:py-6">
      {splits.map(({ name, left, right }) => (
        <div key={name} className="bl:wrap">
          <div className="bl:page-grid">
            <div className={`${box} ${left}`}>{name}</div>
            <div className={`${box} ${right}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
