import { LineArt } from '../../lib/line-art.js';
/** The mark, whose base continues past the frame. */
export function FooterMark() {
  return (
    <div className="bl:pt-16 bl:text-mark bl:print:hidden">
      <LineArt viewBox="0 0 40 40" stroke="currentColor" strokeWidth={4.6} className="bl:-ms-2 bl:size-18">
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H2000" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </LineArt>
    </div>
  );
}
