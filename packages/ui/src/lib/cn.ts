import { cx } from 'class-variance-authority';

/** Joins class names, leaving out what is falsy. A caller's `className` goes last. */
export const cn = cx;
