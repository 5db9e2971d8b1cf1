import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { brands, widths } from './brands.js';
import { modes } from './modes.js';
import { settled } from './settled.js';
import { namedIcons, snippetOptions } from './snippets.js';
import { theme } from './theme.js';
import { withSettings } from './with-settings.js';
import { withoutWrittenArgs, withPlainDefaults, withRootProps } from './written-args.js';
import './preview.css';

// Play functions are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A menu of the toolbar. */
const choice = <Icon extends string>(
  icon: Icon,
  title: string,
  description: string,
  items: { value: string; title: string }[],
) => ({
  description,
  toolbar: { icon, title, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [withSettings],
  argTypesEnhancers: [withoutWrittenArgs, withPlainDefaults, withRootProps],
  // Play functions wait until the story's effects have run.
  mount: (context) => async () => {
    const hydrated = settled(context.id);
    await context.renderToCanvas();
    await hydrated;
    return context.canvas;
  },
  tags: ['autodocs'],
  initialGlobals: { brand: 'boundless', direction: 'ltr', language: 'en', motion: 'full', clock: 'running' },
  globalTypes: {
    brand: choice('paintbrush', 'Brand', 'Brand whose colours the kit uses', [...brands]),
    direction: choice('transfer', 'Direction', 'Direction of the text', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    language: choice('globe', 'Language', "Language of the kit's own labels", [
      { value: 'en', title: 'English' },
      { value: 'fr', title: 'Français' },
    ]),
    motion: choice('play', 'Motion', 'Motion setting of the visitor', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
    clock: choice('time', 'Clock', 'Clock of everything that moves by itself', [
      { value: 'running', title: 'Clock runs' },
      { value: 'stopped', title: 'Clock stopped' },
    ]),
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      config: {
        rules: [
          // WCAG 2.2 AA. Off by default in axe.
          { id: 'target-size', enabled: true },
          // axe reads the colors of the style sheet, which the system replaces.
          { id: 'color-contrast', enabled: !matchMedia('(forced-colors: active)').matches },
        ],
      },
    },
    backgrounds: { disable: true },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { theme, codePanel: true, source: { transform: namedIcons } },
    jsx: snippetOptions,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Guides',
          ['Installing', 'Review a component', 'Build a partner page', 'How accessibility is checked', '*'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Elevation', 'Motion', 'Rotation', 'Icons', 'Illustration', 'Voice', '*'],
          'Components',
          'Sections',
          'Templates',
          'Partners',
          '*',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [`w${width}`, { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } }]),
      ),
    },
  },
};

export default preview;
