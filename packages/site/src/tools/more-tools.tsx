import { toolList } from '@boundless/content/entries/tool-list';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ToolList } from '@boundless/ui/sections/tool-list';
import type { ComponentType } from 'react';
import { useShownParams } from '../routing/document-search.js';

export interface MoreToolsProps {
  path: string;
  closing?: typeof toolList.closing;
  /** The closing band without a button to sign up, if we do not arrange what the parameters of the address are about. */
  elsewhere?: (params: URLSearchParams) => typeof toolList.closing | undefined;
  /** Shows the closing band, if it depends on more than the place. */
  Closing?: ComponentType<{ content: typeof toolList.closing; params: URLSearchParams }>;
}

const PlainClosing: NonNullable<MoreToolsProps['Closing']> = ({ content }) => <ClosingBand content={content} />;

const allTools = toolList.groups.flatMap(({ list }) => list);

/** The end of a tool's page: the closing band, and the other tools. */
export function MoreTools({ path, closing = toolList.closing, elsewhere, Closing = PlainClosing }: MoreToolsProps) {
  const params = useShownParams();
  return (
    <>
      <Closing content={elsewhere?.(params) ?? closing} params={params} />
      <ToolList title={toolList.moreTitle} tools={allTools.filter(({ href }) => href !== path)} />
    </>
  );
}
