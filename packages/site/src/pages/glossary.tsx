import { glossary } from '@boundless/content/entries/glossary';
import { toolBack } from '@boundless/content/entries/tool-back';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { GlossaryList } from '@boundless/ui/sections/glossary-list';
import { PageHead } from '@boundless/ui/sections/page-head';

export const head = glossary.meta;

export default function GlossaryPage() {
  return (
    <>
      <PageHead content={glossary.hero} back={toolBack} />
      <GlossaryList terms={glossary.terms} first={glossary.first} lettersLabel={glossary.lettersLabel} />
      <ClosingBand content={glossary.closing} />
    </>
  );
}
