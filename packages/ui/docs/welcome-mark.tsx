/** A horizon that leaves the page, with the sun on it. */
export function HorizonMark() {
  return (
    <div aria-hidden className="bl:-me-[50vw] bl:relative bl:my-12 bl:h-10 bl:overflow-hidden">
      <span className="bl:absolute bl:inset-x-0 bl:bottom-0 bl:border-mark bl:border-b-[3px]" />
      <span className="bl:absolute bl:bottom-0 bl:inset-s-[22%] bl:h-5 bl:w-10 bl:rounded-t-full bl:bg-spark" />
    </div>
  );
}
