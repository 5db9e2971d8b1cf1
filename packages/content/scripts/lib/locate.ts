import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type DataPath = readonly (string | number)[];

/** Parsed once per file, however many problems are located in it. */
const parsed = new Map<string, ts.SourceFile>();

export function sourceFile(path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

export function lineOfNode(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The line on which a value of an exported object is written, or the nearest line above it that is known. */
export function lineOfPath(path: string, exportName: string, data: DataPath): number {
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

/** Follows a name to the constant of the same file. */
function unwrap(file: ts.SourceFile, node: ts.Node): ts.Node | undefined {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(file, node.expression);
  // A partner's file hands its object to `definePartner`.
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
