/** The two typefaces that the kit ships. */
export function TypeFamilies() {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <figure className="border-line-strong border-t-[1.5px] pt-3">
        <figcaption className="text-body-sm text-muted">
          <b className="font-semibold text-default">Radio Canada Big</b> 500 to 600: headings, figures, quotes
        </figcaption>
        <p className="mt-3 font-display font-semibold text-[4rem] text-default leading-none tracking-[-0.04em]">
          Rg $3.5B
        </p>
      </figure>
      <figure className="border-line-strong border-t-[1.5px] pt-3">
        <figcaption className="text-body-sm text-muted">
          <b className="font-semibold text-default">Hanken Grotesk</b> 400 to 600: everything else
        </figcaption>
        <p className="mt-3 text-[4rem] text-default leading-none tabular-nums">Rg 11.25%</p>
      </figure>
    </div>
  );
}
