'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { useSample } from '../../lib/samples.js';
import type { ProductDrawingName } from '../../types.js';
import { CriteriaDrawing } from './criteria-drawing.js';
import { EncryptionDrawing } from './encryption-drawing.js';
import { EndpointsDrawing } from './endpoints-drawing.js';
import { IntroductionsDrawing } from './introductions-drawing.js';
import { LedgerDrawing } from './ledger-drawing.js';
import { NotesDrawing } from './notes-drawing.js';
import { SignalDrawing } from './signal-drawing.js';

export interface ProductDrawingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which part of the product. */
  name: ProductDrawingName;
  /** Text alternative, one sentence. @default the sample's own */
  label?: string;
}

/**
 * A drawing of a part of the product, with the data of this name from `SamplesContext`; renders nothing without data.
 * Sections show it in place of a photo.
 *
 * Renders a `<div role="img">` whose inside is hidden from assistive technology. Styling hooks:
 * `data-slot="product-drawing"`, `data-name`.
 */
export function ProductDrawing({ name, label, className, ...props }: ProductDrawingProps) {
  const drawing = useSample('drawings')?.[name];
  if (!drawing) return null;
  return (
    <div
      {...props}
      role="img"
      aria-label={label ?? drawing.label}
      data-slot="product-drawing"
      data-name={name}
      className={cn(
        'bl:@container bl:[&_svg]:max-w-full bl:text-start bl:font-body bl:text-body-sm bl:leading-snug bl:text-default',
        className,
      )}
    >
      <div aria-hidden>
        {drawing.kind === 'ledger' && <LedgerDrawing {...drawing} />}
        {drawing.kind === 'introductions' && <IntroductionsDrawing clients={drawing.clients} />}
        {drawing.kind === 'notes' && <NotesDrawing notes={drawing.notes} />}
        {drawing.kind === 'endpoints' && <EndpointsDrawing calls={drawing.calls} />}
        {drawing.kind === 'encryption' && <EncryptionDrawing {...drawing} />}
        {drawing.kind === 'signal' && <SignalDrawing stops={drawing.stops} />}
        {drawing.kind === 'criteria' && <CriteriaDrawing {...drawing} />}
      </div>
    </div>
  );
}
