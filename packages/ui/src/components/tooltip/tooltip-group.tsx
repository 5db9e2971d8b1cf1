'use client';

import { Provider } from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, useContext, useState } from 'react';

export interface TooltipGroupProps {
  children?: ReactNode;
}

/** Shared by the tooltips of a group: when the last one closed. */
export interface TooltipNeighbours {
  closedAt: number;
}

export const NeighboursContext = createContext<TooltipNeighbours | undefined>(undefined);

/** Wrap neighbouring tooltips, so that they follow each other without delay. A single tooltip does not need it. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  const outer = useContext(NeighboursContext);
  const [own] = useState<TooltipNeighbours>(() => ({ closedAt: Number.NEGATIVE_INFINITY }));
  if (outer) return children;
  return (
    <NeighboursContext value={own}>
      <Provider>{children}</Provider>
    </NeighboursContext>
  );
}
