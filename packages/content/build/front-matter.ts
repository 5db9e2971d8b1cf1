import { isMap, isScalar, LineCounter, type Node, parseDocument, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { type ArticleFrontMatter, articleFrontMatter } from '../src/schemas/article.js';
import type { Problem } from './problem.js';

interface FrontMatter {
  data?: ArticleFrontMatter;
  /** Line of each key at the top level. */
  lines: ReadonlyMap<string, number>;
  body: string;
  /** Number of lines before the body. */
  bodyOffset: number;
  problems: Problem[];
}

/** Reads the lines between the two `---` and checks them against the schema. */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const match = /^(\s*---[ \t]*\n)([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source);
  if (!match) {
    const reason = 'must begin with front matter between two lines of ---';
    return { lines: new Map(), body: source, bodyOffset: 0, problems: [{ file, line: 1, reason }] };
  }
  const [block, opening = '', yaml = ''] = match;
  const linesBefore = opening.split('\n').length - 1;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + linesBefore;
  const lines = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineAt(key.range[0]));
    }
  }

  const lineOf = (issue: z.core.$ZodIssue) => {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return lines.get(issue.keys[0] ?? '') ?? 2;
    const node = document.getIn(issue.path as string[], true);
    if (isScalar(node) && node.range) return lineAt(node.range[0]);
    return lines.get(String(issue.path[0])) ?? 2;
  };

  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    reason: `front matter: ${error.message.split('\n')[0]}`,
  }));
  const refuse = ({ range }: Node, reason: string) =>
    problems.push({ file, line: lineAt(range?.[0] ?? 0), reason: `front matter: ${reason}` });
  const leftOut = 'begins with * & or !, which YAML would leave out: put the value between quotation marks';
  visit(document, {
    Alias(_, alias) {
      refuse(alias, leftOut);
      // One to nothing could not be converted.
      return new Scalar(alias.source);
    },
    Scalar(key, scalar) {
      const { value, comment, anchor, tag } = scalar;
      if (key === 'key' || typeof value !== 'string') return;
      if (anchor || tag) refuse(scalar, leftOut);
      if (comment) refuse(scalar, `is cut before "#${comment}": put the value between quotation marks`);
      else if (/\*\*|`|\]\(|&\w+;/.test(value)) refuse(scalar, 'has markup, which is shown as it is typed');
    },
  });
  const result = document.errors.length === 0 ? articleFrontMatter.safeParse(document.toJS()) : undefined;
  for (const issue of result?.error?.issues ?? []) {
    problems.push({ file, line: lineOf(issue), reason: `front matter: ${describe(issue)}` });
  }
  const bodyOffset = block.split('\n').length - 1;
  return { data: result?.data, lines, body: source.slice(block.length), bodyOffset, problems };
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ')}`;
  return `${issue.path.join('.') || 'fields'}: ${issue.message}`;
}
