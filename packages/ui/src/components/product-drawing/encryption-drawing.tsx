const cells = Array.from({ length: 64 }, (_, at) => ({ column: at % 16, row: Math.floor(at / 16) }));
const square = ({ column, row }: { column: number; row: number }) => `M${column * 18} ${row * 14}h10v10h-10z`;
const isPale = ({ column, row }: { column: number; row: number }) => (column + row) % 5 === 3;

/** The number of bits of the encryption as one large figure, beside a grid of squares. */
export function EncryptionDrawing({ figure, words }: { figure: string; words: string }) {
  return (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-5">
      <b className="bl:font-display bl:text-display-lg bl:num">{figure}</b>
      <span className="bl:w-min bl:max-w-full bl:wrap-break-word bl:text-copy">{words}</span>
      <svg viewBox="0 0 300 56" preserveAspectRatio="xMinYMid meet" className="bl:h-14 bl:min-w-0 bl:flex-1">
        <path
          d={cells
            .filter((cell) => !isPale(cell))
            .map(square)
            .join('')}
          className="bl:fill-accent"
        />
        <path d={cells.filter(isPale).map(square).join('')} className="bl:fill-tint" />
        <path d={square({ column: 5, row: 2 })} className="bl:fill-spark" />
      </svg>
    </div>
  );
}
