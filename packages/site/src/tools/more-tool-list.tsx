import { toolList } from '@boundless/content/entries/tool-list';
import { ToolList } from '@boundless/ui/sections/tool-list';

/** How many of the groups lead on from a tool: an offer, and what to choose. */
const shown = 2;

const tools = [...toolList.groups.slice(0, shown).flatMap(({ list }) => list), toolList.all];

/** The tools that lead on from the one at `path`, and the page of all. */
export const MoreToolList = ({ path }: { path: string }) => (
  <ToolList title={toolList.moreTitle} tools={tools.filter(({ href }) => href !== path)} />
);
