/** A horizon that leaves the page, with the sun on it. */
export function HorizonMark() {
  return (
    <div aria-hidden className="-me-[50vw] relative my-12 h-10 overflow-hidden">
      <span className="absolute inset-x-0 bottom-0 border-mark border-b-[3px]" />
      <span className="absolute bottom-0 inset-s-[22%] h-5 w-10 rounded-t-full bg-spark" />
    </div>
  );
}
