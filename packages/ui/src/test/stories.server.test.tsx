import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../{components,sections,templates}/*/*.stories.tsx', { eager: true });

describe.each(Object.entries(files))('%s, where there is no window', (_, stories) => {
  it.each(Object.entries<ComponentType>(composeStories(stories)))('renders %s', (_name, Story) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(<Story />)).not.toBe('');
  });
});
