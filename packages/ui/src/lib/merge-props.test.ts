import { expect, it, vi } from 'vitest';
import { mergeProps } from './merge-props.js';

it('prefers own props, and keeps the others', () => {
  const given = { id: 'given', title: 'kept', 'data-state': 'given' };
  expect(mergeProps(given, { id: 'own', 'data-state': undefined })).toEqual({
    id: 'own',
    title: 'kept',
    'data-state': undefined,
  });
});

it('calls both handlers of an event, the given one first, with the same arguments', () => {
  const order: string[] = [];
  const given = { onToggle: vi.fn((_from: number, _to: number) => order.push('given')) };
  const own = { onToggle: vi.fn((_from: number, _to: number) => order.push('own')) };
  const merged = mergeProps(given, own);
  merged.onToggle(1, 2);
  expect(order).toEqual(['given', 'own']);
  expect(given.onToggle).toHaveBeenCalledWith(1, 2);
  expect(own.onToggle).toHaveBeenCalledWith(1, 2);
});

it('calls the only handler', () => {
  const onBlur = vi.fn();
  mergeProps({}, { onBlur }).onBlur();
  expect(onBlur).toHaveBeenCalledOnce();
});

it('does not merge props whose names only look like handlers', () => {
  expect(mergeProps({ once: 'given' }, { once: 'own' })).toEqual({ once: 'own' });
});
