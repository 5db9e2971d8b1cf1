import type { CoverArtProps } from '../../components/cover-art/index.js';

export interface ArticlePlace {
  shape: NonNullable<CoverArtProps['shape']>;
  /** Columns of twelve on wide screens. */
  span: 3 | 6;
}

/** Where a card is: rows of three alternate between 6/3/3 and 3/3/6; a last row of two is halved. */
export function articlePlace(index: number, count: number): ArticlePlace {
  const inRow = index % 3;
  const rowStart = index - inRow;
  const wide = count - rowStart < 3 || inRow === (rowStart % 2 === 0 ? 0 : 2);
  return wide ? { shape: 'banner', span: 6 } : { shape: 'tile', span: 3 };
}

/** Cards before this one that touch it in the grid, for covers whose tones must differ. */
export const articleNeighbours = (index: number) =>
  [
    [1, 2, 3],
    [1, 2],
    [1, 3],
    [1, 3],
    [1, 4],
    [1, 3, 4],
  ][index % 6]?.map((distance) => index - distance) ?? [];
