'use client';

import { useEffect, useRef, useState } from 'react';
import type { Rotation } from '../../hooks/use-rotation.js';

export interface ControlledIndex {
  /** Index of the active item, if the page holds it. The rotation then only asks for the next one. */
  index?: number | undefined;
  /** Called with the index that the rotation or the visitor asks for. */
  onIndexChange?: ((index: number) => void) | undefined;
}

/** The index before the first change: the given one, or `start`. */
export const useFirstIndex = (given: number | undefined, start: number | undefined) => {
  const [first] = useState(given);
  return given === undefined ? start : first;
};

/** Reports changes of a rotation's index and, if the page holds the index, keeps the rotation at it. Returns the index. */
export function useControlledIndex(
  { index: given, onIndexChange }: ControlledIndex,
  { index, select }: Pick<Rotation, 'index' | 'select'>,
): number {
  const last = useRef({ given, index });

  useEffect(() => {
    const before = last.current;
    last.current = { given, index };
    if (given !== undefined) {
      if (index === given) return;
      select(given);
      if (given === before.given) onIndexChange?.(index);
    } else if (index !== before.index) onIndexChange?.(index);
  });

  return given ?? index;
}
