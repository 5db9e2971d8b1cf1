/** Encodings that a file can lie in the folder as, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

function weights(header: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) result.set(name, Number.isFinite(weight) ? weight : 0);
  }
  return result;
}

/**
 * The encoding to answer with (RFC 9110, 12.5.3): the one that the client likes best, the smaller one in doubt.
 *
 * @returns undefined for the file as it is.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined;
  const accepted = weights(header);
  const weightOf = (name: string) => accepted.get(name) ?? accepted.get('*') ?? 0;
  const plain = accepted.get('identity') ?? 0;
  const [best] = encodings
    .filter((encoding) => available.includes(encoding) && weightOf(encoding) > 0 && weightOf(encoding) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}
