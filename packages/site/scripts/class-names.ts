/** The classes that a selector names, as they are written in documents. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[-\w])+)/g)].map(([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/g, (_, code, character) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );
