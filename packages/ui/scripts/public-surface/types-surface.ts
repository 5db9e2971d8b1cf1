import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

const kit = join(import.meta.dirname, '../..');
const dist = join(kit, 'dist/');

/** The public paths and their built type files: the index first, which also exports types, components, sections and templates. */
function entries(): [path: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  const found = Object.entries<{ types?: string } | string>(exports).flatMap(([path, entry]) => {
    if (typeof entry === 'string' || !entry.types || /\/(types|components|sections|templates)\b/.test(path)) return [];
    const [before = '', after = ''] = entry.types.split('*');
    return globSync(entry.types, { cwd: kit }).map((file): [string, string] => [
      join('@boundless/ui', path.replace('*', `./${file}`.slice(before.length, -after.length))),
      join(kit, file),
    ]);
  });
  return found.sort();
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration or type in one line. What a function takes apart in its parameters is not public. */
function print(node: ts.Node): string {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node =>
        ts.isObjectBindingPattern(child)
          ? context.factory.createIdentifier('props')
          : ts.visitEachChild(child, visit, context);
      return visit;
    },
  ]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0] as ts.Node, node.getSourceFile());
  return text
    .replace(/^(export )?(declare )?/, '')
    .replaceAll('import("react").', '')
    .replace(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();
}

/** Each type and value that the built kit exports, by path, with its own props and those of types that are not exported. */
export function typesSurface(): string {
  const paths = entries();
  const files = paths.map(([, file]) => file);
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const modules = paths.map(([path, file]) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
    if (!symbol) throw new Error(`${file} exports nothing`);
    return { path, exports: checker.getExportsOfModule(symbol).sort((a, b) => (a.name < b.name ? -1 : 1)) };
  });
  const listed = new Set<ts.Symbol>();
  const exported = new Set(modules.flatMap(({ exports }) => exports.map(original)));

  /** The properties that are declared in the kit, except those of another exported type. */
  const propsOf = (type: ts.Type, owner: ts.Symbol) =>
    type.getProperties().flatMap((property) => {
      const [declaration] = property.getDeclarations() ?? [];
      if (!declaration?.getSourceFile().fileName.startsWith(dist)) return [];
      const parent = checker.getTypeAtLocation(declaration.parent).symbol;
      return parent !== owner && exported.has(parent) ? [] : [`  - ${print(declaration)}`];
    });

  const names = new Set(modules.flatMap(({ exports }) => exports.map(({ name }) => name)));
  const components = new Set<string>();

  function* linesOf({ name }: ts.Symbol, symbol: ts.Symbol): Generator<string> {
    for (const declaration of symbol.getDeclarations() ?? []) {
      const isComponent =
        names.has(`${name}Props`) &&
        ts.isFunctionDeclaration(declaration) &&
        print(declaration) === `function ${name}(props: ${name}Props): JSX.Element`;
      // A component is listed with its props, which follow it.
      if (isComponent) components.add(`${name}Props`);
      else if (ts.isInterfaceDeclaration(declaration)) {
        const parameters = declaration.typeParameters ? `<${declaration.typeParameters.map(print).join(', ')}>` : '';
        const bases = declaration.heritageClauses?.map((clause) => ` ${print(clause)}`).join('') ?? '';
        yield `- ${components.has(name) ? `component ${name.replace(/Props$/, '')}, ` : 'interface '}${name}${parameters}${bases}`;
        yield* propsOf(checker.getTypeAtLocation(declaration), symbol);
      } else if (ts.isVariableDeclaration(declaration) && declaration.type && ts.isTypeLiteralNode(declaration.type)) {
        const members = declaration.type.members.filter(ts.isPropertySignature);
        const [type, ...otherTypes] = new Set(members.map((member) => member.type && print(member.type)));
        if (otherTypes.length > 0) yield* [`- const ${name}`, ...members.map((member) => `  - ${print(member)}`)];
        else yield `- const ${name}: Record<${members.map((member) => print(member.name)).join(' | ')}, ${type}>`;
      } else yield `- ${ts.isVariableDeclaration(declaration) ? 'const ' : ''}${print(declaration)}`;
    }
  }

  const sections = modules.flatMap(({ path, exports }) => {
    const lines = exports.flatMap((symbol) => {
      const own = original(symbol);
      if (listed.has(own)) return [];
      listed.add(own);
      return [...linesOf(symbol, own)];
    });
    return lines.length > 0 ? [`## ${path}\n\n${lines.join('\n')}\n`] : [];
  });
  return `# What other projects may import\n\nWritten by \`npm run api -w @boundless/ui\`.\n\n${sections.join('\n')}`;
}
