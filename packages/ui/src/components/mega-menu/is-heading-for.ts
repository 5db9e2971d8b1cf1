export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer that moved from `from` to `to` is heading for `panel`: it moves down, is still above the panel, and
 * its straight line meets the panel's top edge.
 */
export function isHeadingFor(panel: Pick<DOMRect, 'left' | 'right' | 'top'>, from: Point, to: Point): boolean {
  const down = to.y - from.y;
  if (down <= 0 || to.y >= panel.top) return false;
  const x = to.x + ((to.x - from.x) / down) * (panel.top - to.y);
  return x >= panel.left && x <= panel.right;
}
