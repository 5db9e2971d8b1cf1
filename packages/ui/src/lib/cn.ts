import { cx } from 'class-variance-authority';

/** Joins class names and skips falsy values. Pass a caller's `className` last. */
export const cn = cx;
