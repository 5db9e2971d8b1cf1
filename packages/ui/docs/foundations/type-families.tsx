/** The two typefaces that the kit ships. */
export function TypeFamilies() {
  return (
    <div className="bl:grid bl:gap-8 bl:md:grid-cols-2">
      <figure className="bl:border-line-strong bl:border-t-[1.5px] bl:pt-3">
        <figcaption className="bl:text-body-sm bl:text-muted">
          <b className="bl:font-semibold bl:text-default">Radio Canada Big</b> 500 to 600: headings, figures, quotes
        </figcaption>
        <p className="bl:mt-3 bl:font-display bl:font-semibold bl:text-[4rem] bl:text-default bl:leading-none bl:tracking-[-0.04em]">
          Rg $3.5B
        </p>
      </figure>
      <figure className="bl:border-line-strong bl:border-t-[1.5px] bl:pt-3">
        <figcaption className="bl:text-body-sm bl:text-muted">
          <b className="bl:font-semibold bl:text-default">Hanken Grotesk</b> 400 to 600: everything else
        </figcaption>
        <p className="bl:mt-3 bl:text-[4rem] bl:text-default bl:leading-none bl:tabular-nums">Rg 11.25%</p>
      </figure>
    </div>
  );
}
