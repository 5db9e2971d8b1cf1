/**
 * Classes for parts that rise when their panel opens, by script or, before hydration, by CSS. Both use the same
 * animation, so that it runs only once.
 */
export const panelAnimation = 'in-data-[state=open]:animate-swap early:animate-swap';
