import { cva } from 'class-variance-authority';

/** Width of a field in a form of two columns. */
export const fieldVariants = cva('grid grid-cols-1 content-start gap-1.5', {
  variants: {
    span: { half: '', full: 'col-span-full' },
  },
  defaultVariants: { span: 'half' },
});

/** Styles of the control in a field: input, text area, select. */
export const controlClass = [
  'min-h-12 w-full rounded-control border-[1.5px] border-control bg-raised px-3.5 py-2.5 text-body text-default leading-snug',
  'placeholder:text-(--bl-text-placeholder) placeholder:opacity-100 hover:border-copy',
  'focus:border-focus focus:outline-3 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:[box-shadow:inset_0_0_0_.5px_var(--bl-danger)]',
].join(' ');
