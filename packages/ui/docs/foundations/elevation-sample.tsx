const radii = [
  { name: 'rounded-tag', value: '2 px', use: 'tags, the focus ring', className: 'rounded-tag' },
  { name: 'rounded-control', value: '6 px', use: 'buttons, fields, tiles', className: 'rounded-control' },
  { name: 'rounded-panel', value: '10 px', use: 'panels, pictures', className: 'rounded-panel' },
  { name: 'rounded-round', value: 'round', use: 'rings, avatars', className: 'rounded-round' },
] as const;

const shadows = [
  { name: 'a hairline', use: 'panels on the page', className: 'border border-line' },
  { name: 'shadow-header', use: 'the header, once scrolled', className: 'shadow-header' },
  { name: 'shadow-pop', use: 'menus, toast, cookie banner', className: 'shadow-pop' },
] as const;

function Sample({ name, value, use, className }: { name: string; value?: string; use: string; className: string }) {
  return (
    <figure>
      <div className={`bg-raised ${className}`} />
      <figcaption className="mt-3 text-caption text-muted">
        <code className="block font-code text-default">{name}</code>
        {value && `${value}: `}
        {use}
      </figcaption>
    </figure>
  );
}

/** The levels of elevation: a hairline, then the two shadows. */
export const Shadows = () => (
  <div className="grid gap-8 py-4 sm:grid-cols-3">
    {shadows.map(({ className, ...sample }) => (
      <Sample key={sample.name} {...sample} className={`h-24 rounded-panel ${className}`} />
    ))}
  </div>
);

/** Corners, from tight to round. */
export const Radii = () => (
  <div className="grid grid-cols-2 gap-8 py-4 sm:grid-cols-4">
    {radii.map(({ className, ...sample }) => (
      <Sample
        key={sample.name}
        {...sample}
        className={`h-20 max-w-32 border-[1.5px] border-line-strong ${className}`}
      />
    ))}
  </div>
);
