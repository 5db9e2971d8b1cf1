/** Every state attribute of the kit with its values. Types, styles, tests and the docs page use this list. */
export const stateAttributes = {
  'data-state': {
    on: 'items, parts that open, parts that fade, sections that reveal themselves, and the parts below that name their own',
    values: [
      ...['active', 'inactive', 'open', 'closed', 'visible', 'fading', 'hidden'],
      ...['valid', 'invalid', 'loading', 'empty'],
      ...['playing', 'paused', 'reduced', 'picture', 'generic', 'asking', 'done', 'shown', 'found', 'searching'],
      ...['waiting', 'handled', 'overdue', 'pending', 'sent', 'failed', 'locked', 'populated'],
    ],
  },
  'data-rotation': { on: 'the root of everything that advances by itself', values: ['playing', 'paused'] },
  'data-status': {
    on: 'every form, and dialogs that act',
    values: ['idle', 'submitting', 'success', 'error'],
  },
  'data-step': { on: 'a stop of `HorizonStops`', values: ['done', 'current', 'next'] },
  'data-moving': { on: 'a rotator’s root, while its items move', values: ['true'] },
  'data-scrolled': { on: 'a header', values: ['true', 'false'] },
  'data-zoomed': { on: 'a gallery’s picture', values: ['true', 'false'] },
} as const satisfies Record<string, { on: string; values: readonly string[] }>;

type Listed = typeof stateAttributes;
type Values<Name extends keyof Listed> = Listed[Name]['values'][number];

/** The same as props: React renders a boolean `true` as "true". */
type StateAttributes = {
  [Name in keyof Listed]?: Values<Name> | ('true' extends Values<Name> ? boolean : never) | undefined;
};

declare module 'react' {
  interface HTMLAttributes<T> extends StateAttributes {}
}
