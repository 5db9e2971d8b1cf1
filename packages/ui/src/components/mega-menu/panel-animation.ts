/** What rises when its panel opens, by script or, before the menu hydrates, by CSS: the same animation, so that it runs once. */
export const panelAnimation = 'in-data-[state=open]:animate-swap early:animate-swap';
