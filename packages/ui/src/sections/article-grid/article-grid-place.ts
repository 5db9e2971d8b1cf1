import type { CoverArtProps } from '../../components/cover-art/index.js';

export interface ArticlePlace {
  shape: NonNullable<CoverArtProps['shape']>;
  /** Number of the twelve columns, on wide screens. */
  span: 3 | 6;
}

/** Layout of a card: rows of three alternate between 6/3/3 and 3/3/6 columns; a last row of two is split in halves. */
export function articlePlace(index: number, count: number): ArticlePlace {
  const inRow = index % 3;
  const rowStart = index - inRow;
  const wide = count - rowStart < 3 || inRow === (rowStart % 2 === 0 ? 0 : 2);
  return wide ? { shape: 'banner', span: 6 } : { shape: 'tile', span: 3 };
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
