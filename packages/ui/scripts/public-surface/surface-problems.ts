/** What is public, as text, by the name of its file in `api/`. */
export type Surface = Readonly<Record<string, string>>;

export interface Release {
  /** Version of the kit that was released last. */
  version: string;
  /** SHA-256 of what was public then. */
  surface: string;
}

/** Lines that one text has and the other has not, with their sign. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [known, wanted] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !wanted.has(line)).map((line) => `  - ${line.trim()}`),
    ...now.filter((line) => !known.has(line)).map((line) => `  + ${line.trim()}`),
  ];
}

/**
 * Why the kit cannot be released as it is, each with what to do; nothing where it can.
 *
 * @param committed the reports in `api/`
 * @param current the same of the kit as it is
 * @param hash of `current`
 * @param released the last release
 * @param changesets texts of the files in `.changeset`
 */
export function surfaceProblems(
  committed: Surface,
  current: Surface,
  hash: string,
  released: Release,
  changesets: readonly string[],
): string[] {
  const problems = Object.entries(current).flatMap(([file, text]) => {
    const changes = changedLines(committed[file] ?? '', text);
    if (changes.length === 0) return [];
    const shown = changes.slice(0, 12);
    const more = changes.length > shown.length ? [`  … ${changes.length - shown.length} more`] : [];
    const remedy = 'run `npm run api -w @boundless/ui`, and describe the change by `npx changeset`';
    return [[`api/${file}: the public surface changed; ${remedy}`, ...shown, ...more].join('\n')];
  });
  const described = changesets.some((text) =>
    /^---\n[\s\S]*?@boundless\/ui['"]?: (major|minor|patch)[\s\S]*?\n---\n\s*\S/.test(text),
  );
  if (hash !== released.surface && !described)
    problems.push(
      `The public surface differs from ${released.version}, and no changeset says so; run \`npx changeset\``,
    );
  return problems;
}
