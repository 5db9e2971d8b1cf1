import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';
import { useShownParams } from '../routing/document-search.js';

export interface MoreToolsProps {
  path: string;
  closing?: typeof toolList.closing;
  /** Whether we arrange what the parameters of the address are about. If not, the closing band has no button to sign up. @default always */
  isOurs?: (params: URLSearchParams) => boolean;
}

/** The end of a tool's page: the closing band, and the other tools. */
export function MoreTools({ path, closing = toolList.closing, isOurs = () => true }: MoreToolsProps) {
  const params = useShownParams();
  return (
    <>
      <ClosingBand content={isOurs(params) ? closing : toolList.elsewhere} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
