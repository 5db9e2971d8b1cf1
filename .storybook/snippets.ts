/** How the code of a story is written on a docs page: without the bodies of functions. */
export const snippetOptions = { functionValue: () => '() => {}' };

/** An icon is an object to React; in code it is named. */
export const namedIcons = (code: string) =>
  code.replace(/\{\{\s*\$\$typeof: Symbol\(react\.\w+\),\s*displayName: '(\w+)',[^{}]*(?:\{\}[^{}]*)*\}\}/g, '{$1}');
