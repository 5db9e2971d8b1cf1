/** Event by which the toolbar advances the stopped clock. Its payload is in milliseconds. */
export const stepClock = 'boundless/step-clock';

export const clockSteps = [
  { ms: 100, label: '100 ms' },
  { ms: 1000, label: '1 s' },
  { ms: 5000, label: '5 s' },
] as const;
