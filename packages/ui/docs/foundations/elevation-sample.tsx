const radii = [
  { name: 'bl:rounded-tag', value: '2 px', use: 'tags, the focus ring', className: 'bl:rounded-tag' },
  { name: 'bl:rounded-control', value: '6 px', use: 'buttons, fields, tiles', className: 'bl:rounded-control' },
  { name: 'bl:rounded-panel', value: '10 px', use: 'panels, pictures', className: 'bl:rounded-panel' },
  { name: 'bl:rounded-round', value: 'round', use: 'rings, avatars', className: 'bl:rounded-round' },
] as const;

const shadows = [
  { name: 'a hairline', use: 'panels on the page', className: 'bl:border bl:border-line' },
  { name: 'bl:shadow-header', use: 'the header, once scrolled', className: 'bl:shadow-header' },
  { name: 'bl:shadow-pop', use: 'menus, toast, cookie banner', className: 'bl:shadow-pop' },
] as const;

function Sample({ name, value, use, className }: { name: string; value?: string; use: string; className: string }) {
  return (
    <figure>
      <div className={`bl:bg-raised ${className}`} />
      <figcaption className="bl:mt-3 bl:text-caption bl:text-muted">
        <code className="bl:block bl:font-code bl:text-default">{name}</code>
        {value && `${value}: `}
        {use}
      </figcaption>
    </figure>
  );
}

/** The levels of elevation: a hairline, then the two shadows. */
export const Shadows = () => (
  <div className="bl:grid bl:gap-8 bl:py-4 bl:sm:grid-cols-3">
    {shadows.map(({ className, ...sample }) => (
      <Sample key={sample.name} {...sample} className={`bl:h-24 bl:rounded-panel ${className}`} />
    ))}
  </div>
);

/** Corners, from tight to round. */
export const Radii = () => (
  <div className="bl:grid bl:grid-cols-2 bl:gap-8 bl:py-4 bl:sm:grid-cols-4">
    {radii.map(({ className, ...sample }) => (
      <Sample
        key={sample.name}
        {...sample}
        className={`bl:h-20 bl:max-w-32 bl:border-[1.5px] bl:border-line-strong ${className}`}
      />
    ))}
  </div>
);
