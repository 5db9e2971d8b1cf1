import { toolClosing } from '@boundless/content/entries/tool-closing';
import { toolList } from '@boundless/content/entries/tool-list';
import { tools } from '@boundless/content/entries/tools';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { PageHead } from '@boundless/ui/sections/page-head';
import { ToolList } from '@boundless/ui/sections/tool-list';

export const head = tools.meta;

export default function ToolsPage() {
  return (
    <>
      <PageHead content={tools.hero} />
      {toolList.groups.map(({ title, list }) => (
        <ToolList key={title} title={title} tools={list} />
      ))}
      <ClosingBand content={toolClosing} />
    </>
  );
}
