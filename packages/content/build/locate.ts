import { relative } from 'node:path';
import ts from 'typescript';
import type { Problem } from './problem.js';
import { readText } from './read-text.js';
import { type DataPath, machineFields } from './strings.js';

const sourceFile = (path: string) => ts.createSourceFile(path, readText(path).text, ts.ScriptTarget.Latest, true);

function lineOfNode(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The texts that are typed in a file, without those that visitors do not read. */
export function literalsOf(path: string): (Omit<Problem, 'reason'> & { text: string })[] {
  const file = sourceFile(path);
  const literals: (Omit<Problem, 'reason'> & { text: string })[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && machineFields.has(node.name.getText(file))) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      literals.push({ file: relative(process.cwd(), path), line: lineOfNode(file, node), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return literals;
}

/** A problem with a value inside the export `name` of a file, on the line where it is written or the nearest known line above. */
export function problemAt({ file, name }: { file: string; name: string }, path: DataPath, reason: string): Problem {
  return { file: relative(process.cwd(), file), line: lineOfPath(file, name, path), reason };
}

function lineOfPath(path: string, exportName: string, data: DataPath): number {
  const file = sourceFile(path);
  let node: ts.Node | undefined = constant(file, exportName);
  if (!node) return 1;
  let line = lineOfNode(file, node);
  for (const key of data) {
    const next: ts.Node | undefined = child(file, node, key);
    if (!next) break;
    line = lineOfNode(file, next);
    node = next;
  }
  return line;
}

function child(file: ts.SourceFile, node: ts.Node, key: string | number): ts.Node | undefined {
  const value = unwrap(file, node);
  if (value && ts.isArrayLiteralExpression(value)) return value.elements[Number(key)];
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const property = value.properties.find((entry) => entry.name && nameOf(entry.name) === String(key));
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The literal behind a cast, a call or the name of a constant in the same file. */
function unwrap(file: ts.SourceFile, node: ts.Node): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(file, node.expression);
  // A partner's file passes its object to `definePartner`.
  if (ts.isCallExpression(node) && node.arguments[0]) return unwrap(file, node.arguments[0]);
  if (ts.isIdentifier(node)) {
    const found = constant(file, node.text);
    return found && unwrap(file, found);
  }
  return node;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

function constant(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((entry) => entry.name.getText(file) === name);
    if (found) return found.initializer;
  }
  return undefined;
}
