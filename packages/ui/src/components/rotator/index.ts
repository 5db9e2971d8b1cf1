export { Rotator } from './rotator.js';
export { useRotatorContext, useRotatorHold, useRotatorItem } from './rotator-context.js';
export type { RotatorControlsProps } from './rotator-controls.js';
export type { RotatorItemProps } from './rotator-item.js';
export type { RotatorDiscProps, RotatorRingProps } from './rotator-ring.js';
export type { RotatingSectionProps, RotatorRootProps } from './rotator-root.js';
export { type RotatorOptions, useRotator } from './use-rotator.js';
