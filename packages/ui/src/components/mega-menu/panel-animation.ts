/** What rises when its panel opens, by script or, before the menu hydrates, by CSS: the same animation, so that it runs once. */
export const panelAnimation =
  'in-data-[state=open]:animate-swap [[data-slot=mega-menu]:not([data-ready])_li:is(:hover,:focus-within)_&]:animate-swap';
