import { cva } from 'class-variance-authority';

/** Width of a field in a form of two columns. */
export const fieldVariants = cva('bl:grid bl:grid-cols-1 bl:content-start bl:gap-1.5', {
  variants: {
    span: { half: '', full: 'bl:col-span-full' },
  },
  defaultVariants: { span: 'half' },
});

/** Styles of the control in a field: input, text area, select. */
export const controlClass = [
  'bl:min-h-12 bl:w-full bl:rounded-control bl:border-[1.5px] bl:border-control bl:bg-raised bl:px-3.5 bl:py-2.5 bl:text-body bl:text-default bl:leading-snug',
  'bl:placeholder:text-(--bl-text-placeholder) bl:placeholder:opacity-100 bl:hover:border-copy',
  'bl:focus:border-focus bl:focus:outline-3 bl:focus:-outline-offset-1 bl:focus:outline-focus',
  'bl:disabled:cursor-not-allowed bl:disabled:bg-sunken bl:disabled:text-muted',
  'bl:aria-invalid:border-danger bl:aria-invalid:[box-shadow:inset_0_0_0_.5px_var(--bl-danger)]',
].join(' ');
