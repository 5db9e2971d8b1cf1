import { Provider } from '@radix-ui/react-tooltip';
import { createContext, type ReactNode, useContext, useState } from 'react';

export interface TooltipGroupProps {
  children?: ReactNode;
}

/** What the tooltips of a group share: when the last one closed. */
export interface TooltipNeighbours {
  closedAt: number;
}

export const NeighboursContext = createContext<TooltipNeighbours | undefined>(undefined);

/** Tooltips that follow each other without waiting: put it around neighbours. A tooltip on its own needs none. */
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
