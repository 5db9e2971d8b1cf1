import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';
import { useShownParams } from '../routing/document-search.js';

export interface MoreToolsProps {
  path: string;
  closing?: typeof toolList.closing;
  /** The closing band without a button to sign up, if we do not arrange what the parameters of the address are about. */
  elsewhere?: (params: URLSearchParams) => typeof toolList.closing | undefined;
}

/** The end of a tool's page: the closing band, and the other tools. */
export function MoreTools({ path, closing = toolList.closing, elsewhere }: MoreToolsProps) {
  const params = useShownParams();
  return (
    <>
      <ClosingBand content={elsewhere?.(params) ?? closing} />
      <ToolList title={toolList.moreTitle} tools={toolList.list.filter(({ href }) => href !== path)} />
    </>
  );
}
