import type { Block } from '../schemas/block.js';

/** An office with its address, and what it deals with. */
export type Office = readonly [name: string, subject: string];

/** Where to complain: federal offices, and those of each state, province or territory. */
export interface Regulators {
  unitedStates: readonly Office[];
  states: readonly { place: string; offices: readonly Office[] }[];
  canada: readonly Office[];
  provinces: readonly { place: string; offices: readonly Office[] }[];
}

/** The captions of the tables, in their order, and the headings of their columns. */
interface Words {
  captions: Partial<Record<keyof Regulators, string>>;
  office: string;
  subject: string;
  place: string;
  offices: string;
  /** With the space that the language puts before it. */
  colon: string;
  /** Changes the subject where it follows a colon, if the language writes it otherwise there. */
  afterColon?: (subject: string) => string;
}

/** A table for each group of offices. A place has one row, with all its offices. */
export function officeTables(regulators: Regulators, { captions, colon, afterColon, ...head }: Words): Block[] {
  const sentence = ([name, subject]: Office) => `${name}${colon} ${afterColon?.(subject) ?? subject}.`;
  return (Object.keys(captions) as (keyof Regulators)[]).map((group) => {
    const isByPlace = group === 'states' || group === 'provinces';
    return {
      kind: 'table',
      caption: captions[group],
      head: isByPlace ? [head.place, head.offices] : [head.office, head.subject],
      align: ['left', 'left'],
      rows: isByPlace
        ? regulators[group].map(({ place, offices }) => [place, offices.map(sentence).join(' ')])
        : regulators[group].map((office) => [...office]),
    };
  });
}
