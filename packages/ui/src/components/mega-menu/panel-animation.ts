/**
 * Classes for parts that rise when their panel opens, by script or, before hydration, by CSS. Both use the same
 * animation, so that it runs only once.
 */
export const panelAnimation = 'bl:in-data-[state=open]:animate-swap bl:early:animate-swap';
