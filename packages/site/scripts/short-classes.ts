import postcss from 'postcss';
import type { Plugin } from 'vite';
import { classesOf } from './class-names.js';

/** What a name must look like to be shortened: long enough to be nothing but a class, and the same in every notation. */
const shortened = /^(?=.*[-:[(])[-\w:[\]().,%/!@*&>=~+#^|]{4,}$/;

interface Node {
  type?: string;
  value?: unknown;
  start: number;
  end: number;
}

/**
 * Gives the classes of the style sheet short names, in the sheet and in all strings of the scripts. The kit's class names say
 * what they do, which every page would pay for three times: in its styles, its elements and its scripts.
 *
 * One instance serves the build for the browser, which comes first, and the one that renders the documents.
 */
export function shortClasses(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'short-classes',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler(code) {
        const sheet = postcss.parse(code);
        sheet.walkRules((rule) => {
          for (const name of classesOf(rule.selector)) {
            if (shortened.test(name) && !names.has(name)) names.set(name, nameOf(names.size));
          }
        });
        sheet.walkRules((rule) => {
          rule.selector = rule.selector.replace(/\.((?:\\.|[-\w])+)/g, (written, escaped) => {
            const short = names.get(classesOf(`.${escaped}`)[0] ?? '');
            return short ? `.${short}` : written;
          });
        });
        return { code: sheet.toString(), map: null };
      },
    },
    renderChunk(code, chunk) {
      if (chunk.name === 'react') return null;
      let result = '';
      let end = 0;
      for (const text of textsOf(this.parse(code))) {
        const raw = code.slice(text.start, text.end);
        result += code.slice(end, text.start) + raw.replace(/[^\s"'`$\\]+/g, (word) => names.get(word) ?? word);
        end = text.end;
      }
      return { code: result + code.slice(end), map: null };
    },
  };
}

/** Two or three letters and digits that no class of the kit has. */
const nameOf = (index: number) => `${String.fromCharCode(97 + (index % 26))}${Math.floor(index / 26).toString(36)}`;

/** The strings and the fixed parts of templates below a node, in the order of the text. */
function textsOf(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as Node;
  if ((type === 'Literal' && typeof value === 'string') || type === 'TemplateElement') return [node as Node];
  return Object.values(node)
    .flatMap(textsOf)
    .sort((a, b) => a.start - b.start);
}
