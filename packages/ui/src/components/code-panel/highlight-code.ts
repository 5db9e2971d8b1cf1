/** A part of a code sample with its kind; `plain` parts have no colour. */
export interface CodeToken {
  text: string;
  /** Index of its first character. */
  at: number;
  kind: 'comment' | 'key' | 'string' | 'number' | 'method' | 'plain';
}

const pattern =
  /(?<comment>#[^\n]*)|(?<key>"[^"\n]*"(?=\s*:))|(?<string>"[^"\n]*")|(?<number>\b(?:-?\d+(?:\.\d+)?|true|false|null)\b)|(?<method>^(?:GET|POST|PUT|PATCH|DELETE)\b)/gm;

/**
 * Splits a sample of JSON, or of an HTTP call with a JSON body, into coloured parts. Joined they give the whole sample.
 */
export function highlightCode(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), at: end, kind: 'plain' });
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] ?? 'plain';
    tokens.push({ text: match[0], at: match.index, kind: kind as CodeToken['kind'] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), at: end, kind: 'plain' });
  return tokens;
}
