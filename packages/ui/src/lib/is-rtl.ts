export const isRtl = (element: Element): boolean => element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
