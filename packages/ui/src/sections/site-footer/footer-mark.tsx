/** The mark, whose base carries on past the frame. */
export function FooterMark() {
  return (
    <div className="pt-16 text-mark print:hidden">
      <svg
        viewBox="0 0 40 40"
        fill="none"
        stroke="currentColor"
        strokeWidth={4.6}
        aria-hidden
        className="-ml-2 size-18 overflow-visible"
      >
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H2000" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </svg>
    </div>
  );
}
