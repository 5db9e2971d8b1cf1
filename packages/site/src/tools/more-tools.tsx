import { toolClosing } from '@boundless/content/entries/tool-closing';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import type { ComponentType } from 'react';
import { useShownParams } from '../routing/document-search.js';
import { serverPart } from '../routing/server-part.js';

interface MoreToolsProps {
  path: string;
  closing?: typeof toolClosing;
  /** The closing band without a button to sign up, if we do not arrange what the parameters of the address are about. */
  elsewhere?: (params: URLSearchParams) => typeof toolClosing | undefined;
  /** Shows the closing band, if it depends on more than the place. */
  Closing?: ComponentType<{ content: typeof toolClosing; params: URLSearchParams }>;
}

const PlainClosing: NonNullable<MoreToolsProps['Closing']> = ({ content }) => <ClosingBand content={content} />;

const MoreToolList = serverPart(async () => (await import('./more-tool-list.js')).MoreToolList);

/** The end of a tool's page: the closing band, and the other tools. */
export function MoreTools({ path, closing = toolClosing, elsewhere, Closing = PlainClosing }: MoreToolsProps) {
  const params = useShownParams();
  return (
    <>
      <Closing content={elsewhere?.(params) ?? closing} params={params} />
      <MoreToolList path={path} />
    </>
  );
}
