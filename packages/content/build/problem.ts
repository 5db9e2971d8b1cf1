/** A mistake in the content, with what is needed to fix it. */
export interface Problem {
  file: string;
  line: number;
  reason: string;
}

export function formatProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`;
}
