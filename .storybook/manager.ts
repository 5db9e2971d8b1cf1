import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ClockSteps } from './clock-steps.js';
import { theme } from './theme.js';

addons.setConfig({ theme, sidebar: { showRoots: true } });

addons.register('boundless/clock', () => {
  addons.add('boundless/clock/steps', {
    type: types.TOOL,
    title: 'Step the clock',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(ClockSteps),
  });
});
