/** Whether an element is in text from right to left. */
export const isRtl = (element: Element): boolean => element.closest<HTMLElement>('[dir]')?.dir === 'rtl';
