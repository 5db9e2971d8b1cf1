import { BalanceChart } from '@boundless/ui/components/balance-chart';
import { ScheduleTable } from '@boundless/ui/components/schedule-table';
import { ShareBar } from '@boundless/ui/components/share-bar';
import { memo } from 'react';
import type { Calculation, ToolDefinition } from './definition.js';

export const Drawings = memo(({ tool, calculation }: { tool: ToolDefinition; calculation: Calculation }) => {
  const { balance, shares, schedule } = tool.draw(calculation);
  return (
    <>
      {balance && <BalanceChart {...balance} />}
      {shares && <ShareBar {...shares} />}
      {schedule && <ScheduleTable {...schedule} />}
    </>
  );
});
