import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';

export function MoreTools({ path }: { path: string }) {
  return (
    <>
      <ClosingBand content={toolList.closing} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
