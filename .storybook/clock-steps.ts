import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useChannel, useGlobals } from 'storybook/manager-api';
import { clockSteps, stepClock } from './clock-events.js';

/** Buttons that advance the clock, shown while it is stopped. Storybook's manager is built without JSX. */
export function ClockSteps() {
  const [{ clock }] = useGlobals();
  const emit = useChannel({});
  if (clock !== 'stopped') return null;
  return clockSteps.map(({ ms, label }) =>
    createElement(
      Button,
      {
        key: ms,
        variant: 'ghost',
        size: 'small',
        ariaLabel: `Step the clock by ${label}`,
        onClick: () => emit(stepClock, ms),
      },
      `+${label}`,
    ),
  );
}
