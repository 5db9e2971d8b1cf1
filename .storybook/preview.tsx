import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { ClockContext, createSteppedClock, systemClock } from '../packages/ui/src/hooks/clock.js';
import { forceMotion } from '../packages/ui/src/hooks/motion.js';
import './preview.css';

const clocks = { running: systemClock, stepped: createSteppedClock() };

/** Puts a story under the toolbar's brand, motion and clock. */
const withSurroundings: Decorator = (Story, { globals }) => {
  const { brand, motion, clock } = globals as {
    brand: string;
    motion: 'full' | 'reduced';
    clock: 'running' | 'stepped';
  };
  useMemo(() => forceMotion(motion === 'reduced' ? 'reduced' : undefined), [motion]);
  useEffect(() => {
    if (brand === 'boundless') delete document.documentElement.dataset.partner;
    else document.documentElement.dataset.partner = brand;
  }, [brand]);
  return (
    <ClockContext.Provider value={clocks[clock]}>
      <Story />
    </ClockContext.Provider>
  );
};

const preview: Preview = {
  decorators: [withSurroundings],
  tags: ['autodocs'],
  initialGlobals: { brand: 'boundless', motion: 'full', clock: 'running' },
  globalTypes: {
    brand: {
      description: 'Whose accent the kit wears',
      toolbar: {
        icon: 'paintbrush',
        title: 'Brand',
        items: [{ value: 'boundless', title: 'Boundless' }],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'What the visitor asked of motion',
      toolbar: {
        icon: 'play',
        title: 'Motion',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
        dynamicTitle: true,
      },
    },
    clock: {
      description: 'What rotating widgets tell the time by',
      toolbar: {
        icon: 'time',
        title: 'Clock',
        items: [
          { value: 'running', title: 'Clock runs' },
          { value: 'stepped', title: 'Clock stands still' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Guides', 'Foundations', 'Components', 'Sections', 'Templates', '*'] },
    },
    viewport: {
      options: Object.fromEntries(
        [390, 768, 1024, 1150, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;
