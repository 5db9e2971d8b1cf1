import { BalanceChart } from '@boundless/ui/components/balance-chart';
import { ScheduleTable } from '@boundless/ui/components/schedule-table';
import { ShareBar } from '@boundless/ui/components/share-bar';
import { memo } from 'react';
import type { Answer, ToolDefinition } from './definition.js';

/** Chart and table of a result. */
export const Drawings = memo(({ tool, answer }: { tool: ToolDefinition; answer: Answer }) => {
  const { balance, shares, schedule } = tool.draw(answer);
  return (
    <>
      {balance && <BalanceChart {...balance} />}
      {shares && <ShareBar {...shares} />}
      {schedule && <ScheduleTable {...schedule} />}
    </>
  );
});
