/** The address that calls a printed number: `tel:+14165550134` for `+1 416 555 0134`. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
