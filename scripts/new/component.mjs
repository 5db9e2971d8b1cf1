import { checkName, pascalCase, sentenceCase } from './names.mjs';

/**
 * The files of a new component of the kit, and the line that exports it.
 *
 * @param {string} name in kebab-case
 * @returns what `writeNew` takes
 */
export function newComponent(name) {
  checkName(name);
  const Name = pascalCase(name);
  const title = sentenceCase(name);
  const folder = `packages/ui/src/components/${name}`;
  const exports = `{ ${Name}, type ${Name}Props } from './components/${name}/index.js';`;
  return {
    files: {
      [`.changeset/${name}.md`]: `---\n'@boundless/ui': minor\n---\n\n\`${Name}\`: what it is, in a sentence.\n`,
      [`${folder}/index.ts`]: `export { ${Name}, type ${Name}Props } from './${name}.js';\n`,
      [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ${Name}Props extends ComponentProps<'div'> {}

/**
 * What it is, in a sentence.
 *
 * Renders a \`<div>\`. Styling hook: \`data-slot="${name}"\`.
 */
export function ${Name}({ className, ...props }: ${Name}Props) {
  return <div {...props} data-slot="${name}" className={cn('bl:text-body', className)} />;
}
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Name} } from './${name}.js';

const meta = {
  title: 'Components/${title}',
  component: ${Name},
  tags: ['!autodocs'],
  args: { children: '${title}' },
} satisfies Meta<typeof ${Name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`,
      [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ${Name} } from './${name}.js';

describe('${Name}', () => {
  describeContract(<${Name}>${title}</${Name}>, { slot: '${name}' });

  it('shows its content', () => {
    render(<${Name}>${title}</${Name}>);
    expect(screen.getByText('${title}')).toBeInTheDocument();
  });
});
`,
      [`${folder}/${name}.mdx`]: `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories';

<Meta of={stories} />

# ${title}

What it is, in a sentence.

<Canvas of={stories.Default} />
<Controls of={stories.Default} />

## When to use

The situations in which to use it.

## When not to use

The situations in which to use another component.

## Anatomy

| Part | Attribute |
| --- | --- |
| Root | \`data-slot="${name}"\` |

## Keyboard

Nothing to operate.

## Accessibility

Plain text.

## Motion

It does not move.

## Theming

It follows its surface.

## Related

[Tag](?path=/docs/components-tag--docs)
`,
    },
    inserts: [{ file: 'packages/ui/src/components.ts', line: `export ${exports}` }],
    commands: [`sizes -w @boundless/ui -- components/${name}`, 'api -w @boundless/ui'],
    next: `npx vitest run src/components/${name} (in packages/ui), and npm run storybook`,
  };
}
