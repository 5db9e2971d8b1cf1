export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer that moved from `from` to `to` goes on to meet the top edge of `panel`: it moves down, is still above
 * the panel, and the straight line ends between the panel's sides.
 */
export function isHeadingFor(panel: Pick<DOMRect, 'left' | 'right' | 'top'>, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0 || to.y >= panel.top) return false;
  const x = to.x + ((to.x - from.x) / down) * (panel.top - to.y);
  return x >= panel.left && x <= panel.right;
}
