import { office as english } from '../../site/office.js';

/** The lines of the invented address that French writes otherwise: the city with its province in brackets, and two spaces before the postal code. */
const lines: Readonly<Record<string, string>> = {
  '200 Horizon Lane, Suite 400': '200 Horizon Lane, bureau 400',
  'Toronto, Ontario M0A 0B0': 'Toronto (Ontario)\u00a0 M0A\u00a00B0',
};

/** The company's name and postal address, line by line. A configured address is shown as it is. */
export const office: string[] = english.map((line) => lines[line] ?? line);
