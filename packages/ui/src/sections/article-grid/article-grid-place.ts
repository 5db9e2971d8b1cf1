/**
 * Layout of a card, and how many of the twelve columns it spans on wide screens: rows of three alternate between 6/3/3
 * and 3/3/6; a last row of two is split in halves.
 */
export function articlePlace(index: number, count: number) {
  const inRow = index % 3;
  const rowStart = index - inRow;
  const wide = count - rowStart < 3 || inRow === (rowStart % 2 === 0 ? 0 : 2);
  return wide ? ({ shape: 'banner', span: 6 } as const) : ({ shape: 'tile', span: 3 } as const);
}

/** Earlier cards that touch this one in the grid. Their covers must have other tones. */
export const articleNeighbours = (index: number) =>
  [
    [1, 2, 3],
    [1, 2],
    [1, 3],
    [1, 3],
    [1, 4],
    [1, 3, 4],
  ][index % 6]?.map((distance) => index - distance) ?? [];
