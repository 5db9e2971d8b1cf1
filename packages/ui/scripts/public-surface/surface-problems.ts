/** The public API as text, by file name in `api/`. */
export type Surface = Readonly<Record<string, string>>;

export interface Release {
  /** Version of the last release. */
  version: string;
  /** SHA-256 of its public API. */
  surface: string;
}

/** The lines that only one text has: `-` for removed, `+` for added. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [known, wanted] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !wanted.has(line)).map((line) => `  - ${line.trim()}`),
    ...now.filter((line) => !known.has(line)).map((line) => `  + ${line.trim()}`),
  ];
}

/**
 * The problems that prevent a release, each with what to do. Empty if there are none.
 *
 * @param committed the reports in `api/`
 * @param current the same reports, made from the current build
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
