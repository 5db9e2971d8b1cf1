/** A mistake in the content, told so that whoever made it can mend it. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

export function formatProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`;
}
