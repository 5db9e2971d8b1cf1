import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';

/** Below a tool: the closing band and the other tools. */
export function MoreTools({ path }: { path: string }) {
  return (
    <>
      <ClosingBand content={toolList.closing} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
