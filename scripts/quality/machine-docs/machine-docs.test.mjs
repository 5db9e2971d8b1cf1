import { describe, expect, it } from 'vitest';
import { manifestProblems } from './manifest-problems.mjs';
import { plainMarkdown } from './plain-markdown.mjs';

describe('manifestProblems', () => {
  const button = { path: './packages/ui/src/components/button/button.stories.tsx', stories: [{ id: 'b--a' }] };

  it('finds no problem if every unit was read', () => {
    expect(manifestProblems({ components: { button } }, ['components/button'])).toEqual([]);
  });

  it('names entries and stories that failed, and units that are missing', () => {
    const error = { name: 'SyntaxError', message: 'Expected an object\n  28 |' };
    const components = { button: { ...button, error, stories: [{ id: 'b--a', error }] } };
    expect(manifestProblems({ components }, ['components/button', 'components/tag'])).toEqual([
      'button: SyntaxError: Expected an object',
      'b--a: SyntaxError: Expected an object',
      'components/tag is not in the manifest',
    ]);
  });
});

describe('plainMarkdown', () => {
  const mdx = `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './tag.stories';

<Meta of={stories} />

# Tag

Words in a box, unlike a [button](?path=/docs/components-button--docs).

<Canvas of={stories.Default} />
<Controls of={stories.Default} />

\`\`\`tsx
import { Tag } from '@boundless/ui';

<Tag />
\`\`\`
`;

  it('keeps what an example to follow and one to avoid say', () => {
    const example = `<DoDont\n  good="Say 'Send'."\n  bad='"Click here"'\n  examples={[\n    <Tag />,\n    <Tag />,\n  ]}\n/>`;
    expect(plainMarkdown(example)).toBe(`- Do: Say 'Send'.\n- Don't: "Click here"`);
  });

  it('keeps Markdown and links between pages, and shows the code of stories', () => {
    expect(plainMarkdown(mdx, () => '<Tag>New</Tag>')).toBe(`# Tag

Words in a box, unlike a [button](components-button.md).

\`\`\`tsx
<Tag>New</Tag>
\`\`\`

\`\`\`tsx
import { Tag } from '@boundless/ui';

<Tag />
\`\`\``);
  });
});
