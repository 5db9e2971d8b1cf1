import { composeStories } from '@storybook/react-vite';
import { JSDOM } from 'jsdom';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../{components,sections,templates}/*/*.stories.tsx', { eager: true });

/** `NodeFilter.SHOW_TEXT`. */
const showText = 4;

/** Texts beside another node. A browser's translation moves them, and React can then neither remove them nor insert something before them. */
function textsBesideNodes(html: string): string[] {
  const fragment = JSDOM.fragment(html);
  const texts = fragment.ownerDocument.createTreeWalker(fragment, showText);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && (text.previousSibling || text.nextSibling)) found.push(text.textContent ?? '');
  return found;
}

describe.each(Object.entries(files))('%s, where there is no window', (_, stories) => {
  it.each(Object.entries<ComponentType>(composeStories(stories)))('renders %s', (_name, Story) => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(<Story />);
    expect(html).not.toBe('');
    expect(textsBesideNodes(html)).toEqual([]);
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    expect(classes.filter((name) => !/^(?:$|bl[:-]|lucide)/.test(name))).toEqual([]);
  });

  it('has a play function for what a person can operate', () => {
    const all = Object.values(composeStories(stories)) as (ComponentType & { play?: unknown; args: object })[];
    const operable = all.some((Story) => /<(a|button|input|select|textarea|summary)\b/.test(renderToString(<Story />)));
    const played = Object.values(stories).some((story) => 'play' in Object(story));
    expect(played || !operable).toBe(true);
  });
});
