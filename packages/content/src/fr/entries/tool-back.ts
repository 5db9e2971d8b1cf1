import type { Action } from '../../schemas/action.js';

/** The link back to the list of tools. Apart from the words of calculators, because pages without one show it too. */
export const toolBack: Action = { label: 'Tous les outils', href: '/tools' };
