/**
 * Finds the modules that React has to run in the browser, and that therefore begin with `'use client'` in the build. Nothing in the
 * sources marks them: a module is one of them if it
 *
 * - imports something from React that React's server build does not have (`useState`, `createContext` …),
 * - passes a function to an element, because functions cannot be sent to the browser, or
 * - uses something of such a module other than as a component, because on a server it is only a reference.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as React from 'react';
import ts from 'typescript';

interface Import {
  /** The module, absolute, or a package's name. */
  from: string;
  /** The name that it exports, or `*`. */
  name: string;
}

interface Module {
  /** By local name. */
  imports: Map<string, Import>;
  /** What it exports from elsewhere, by exported name. */
  reexports: Map<string, Import>;
  /** Its functions and the first values of its variables, by name. */
  declared: Map<string, ts.Node>;
  /** Imported names that are used other than as a component. */
  values: Set<string>;
  /** What is passed to elements, as an attribute or a child. */
  passed: ts.Expression[];
}

const serverNames = execFileSync(
  process.execPath,
  ['--conditions=react-server', '-e', 'console.log(Object.keys(require("react")).join())'],
  { cwd: import.meta.dirname, encoding: 'utf8' },
)
  .trim()
  .split(',');
const clientNames = new Set([...Object.keys(React), 'PureComponent'].filter((name) => !serverNames.includes(name)));

/** Returns the files of `files` (absolute) that need the browser. */
export function clientModules(files: readonly string[]): Set<string> {
  const modules = new Map(files.map((file) => [file, readModule(file)]));

  /** Where an import is declared. */
  const origin = ({ from, name }: Import): Import => {
    const next = modules.get(from)?.reexports.get(name);
    return next ? origin(next) : { from, name };
  };
  const source = ({ imports }: Module, name: string) => {
    const imported = imports.get(name);
    return imported && origin(imported);
  };

  /** Whether the value is a function or an object with one. `seen` ends circles. */
  const carriesFunction = (value: ts.Node, module: Module, seen = new Set<ts.Node>()): boolean => {
    if (seen.has(value)) return false;
    seen.add(value);
    const carries = (part: ts.Node) => carriesFunction(part, module, seen);
    if (ts.isFunctionLike(value)) return true;
    if (ts.isIdentifier(value) || ts.isCallExpression(value)) {
      const name = (ts.isIdentifier(value) ? value : value.expression).getText();
      const imported = source(module, name);
      const home = imported ? modules.get(imported.from) : module;
      const declared = home?.declared.get(imported?.name ?? name);
      if (!home || !declared) return false;
      const found = ts.isIdentifier(value) ? [declared] : resultsOf(declared);
      return found.some((part) => carriesFunction(part, home, seen));
    }
    if (ts.isConditionalExpression(value)) return carries(value.whenTrue) || carries(value.whenFalse);
    if (ts.isBinaryExpression(value)) return carries(value.left) || carries(value.right);
    if (ts.isObjectLiteralExpression(value)) return value.properties.some(carries);
    if (ts.isShorthandPropertyAssignment(value)) return carries(value.name);
    if (ts.isPropertyAssignment(value)) return carries(value.initializer);
    const inner = value as { expression?: ts.Expression };
    const wraps = [ts.isParenthesizedExpression, ts.isAsExpression, ts.isSatisfiesExpression, ts.isSpreadAssignment];
    const reads = [ts.isPropertyAccessExpression, ts.isElementAccessExpression];
    return [...wraps, ...reads].some((is) => is(value)) && inner.expression !== undefined && carries(inner.expression);
  };
  const client = new Set<string>();
  const needsClient = (module: Module): boolean => {
    const { imports, values, passed } = module;
    const fromReact = [...imports.values()].some(({ from, name }) => from === 'react' && clientNames.has(name));
    if (fromReact) return true;
    for (const name of values) if (client.has(source(module, name)?.from ?? '')) return true;
    return passed.some((value) => carriesFunction(value, module));
  };

  for (let before = -1; before < client.size; ) {
    before = client.size;
    for (const [file, module] of modules) if (needsClient(module)) client.add(file);
  }
  return client;
}

function resolve(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = join(dirname(file), specifier).replace(/\.js$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(candidate)) ?? path;
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = {
    imports: new Map(),
    reexports: new Map(),
    declared: new Map(),
    values: new Set(),
    passed: [],
  };
  const { imports, reexports, declared, values, passed } = module;

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly) {
      const from = resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text);
      const { name, namedBindings } = statement.importClause ?? {};
      if (name) imports.set(name.text, { from, name: 'default' });
      if (namedBindings && ts.isNamespaceImport(namedBindings))
        imports.set(namedBindings.name.text, { from, name: '*' });
      else
        for (const one of namedBindings?.elements ?? [])
          if (!one.isTypeOnly) imports.set(one.name.text, { from, name: (one.propertyName ?? one.name).text });
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const from = resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text);
      if (statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          reexports.set(name.text, { from, name: (propertyName ?? name).text });
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    if (ts.isJsxOpeningLikeElement(node)) {
      const children = ts.isJsxOpeningElement(node) ? node.parent.children : [];
      for (const part of [...node.attributes.properties, ...children]) {
        const value = ts.isJsxAttribute(part) ? part.initializer : part;
        if (value && (ts.isJsxExpression(value) || ts.isJsxSpreadAttribute(value)) && value.expression)
          passed.push(value.expression);
      }
    }
    if (ts.isIdentifier(node) && imports.has(node.text) && isRead(node)) values.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return module;
}

/** What a function returns. */
function resultsOf(declared: ts.Node): ts.Node[] {
  if (!ts.isArrowFunction(declared) && !ts.isFunctionDeclaration(declared)) return [];
  if (!declared.body) return [];
  if (!ts.isBlock(declared.body)) return [declared.body];
  const returns = declared.body.statements.filter(ts.isReturnStatement);
  return returns.flatMap(({ expression }) => expression ?? []);
}

/** Whether the code reads what the name stands for: calls it, reads a property, passes data. A component may be passed on. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  const passedOn =
    ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent) || ts.isJsxExpression(parent);
  return !(passedOn && /^[A-Z]/.test(node.text));
}
