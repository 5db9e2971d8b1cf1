import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';

/** The end of a tool's page: the closing band, and the other tools. */
export function MoreTools({ path, closing = toolList.closing }: { path: string; closing?: typeof toolList.closing }) {
  return (
    <>
      <ClosingBand content={closing} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
