import type { PointerEvent } from 'react';
import { ProgressRing } from '../../components/progress-ring/index.js';
import { timing } from '../../tokens/timing.js';
import type { Step } from '../../types.js';

interface StepItemProps {
  step: Step;
  number: number;
  state: 'active' | 'inactive';
  /** How full its ring stands while the step is not the current one. */
  ring: number;
  /** What fills the ring while it is. */
  clock: { elapsed: () => number; playing: boolean } | undefined;
  onPointerEnter: (event: PointerEvent) => void;
}

/** One step: its number in a ring that fills while it is the current one. */
export function StepItem({ step, number, state, ring, clock, onPointerEnter }: StepItemProps) {
  return (
    <li
      data-slot="step-item"
      data-state={state}
      aria-current={state === 'active' ? 'step' : undefined}
      onPointerEnter={onPointerEnter}
      className="group grid grid-cols-[3.5rem_minmax(0,1fr)] gap-5 border-t border-line py-5 first:border-t-0"
    >
      <span className="relative grid size-14 place-items-center font-display text-heading-sm text-muted transition-colors group-data-[state=active]:text-accent-text">
        <ProgressRing className="absolute inset-0 size-14 text-accent" value={ring} duration={timing.step} {...clock} />
        {number}
      </span>
      <div>
        <h2 className="text-heading-md text-default transition-colors group-data-[state=active]:text-accent-text">
          {step.title}
        </h2>
        <p className="mt-1.5 text-body-sm">{step.description}</p>
      </div>
    </li>
  );
}
