/** Options for the code on docs pages: functions without their bodies. */
export const snippetOptions = { functionValue: () => '() => {}' };

/** Replaces icons, which Storybook prints as objects, by their names. */
export const namedIcons = (code: string) =>
  code.replace(/\{\{\s*\$\$typeof: Symbol\(react\.\w+\),\s*displayName: '(\w+)',[^{}]*(?:\{\}[^{}]*)*\}\}/g, '{$1}');
