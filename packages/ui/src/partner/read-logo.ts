import { optimize, type XastElement } from 'svgo';
import { coloursOf, type Drawing, draw, sameOutlines } from './picture.js';

/** Thrown for a logo that cannot be used. The message says what to do. */
export class LogoError extends Error {
  override name = 'LogoError';
}

/** How files of pictures begin that are no SVG. */
const otherFormats: readonly [RegExp, string][] = [
  [/^.PNG\r\n/s, 'PNG'],
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^GIF8/, 'GIF'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^%PDF/, 'PDF'],
];

/** Elements that the renderer draws as browsers do, or that are not drawn. What it cannot draw, it cannot compare either. */
const drawn = new Set([
  ...['svg', 'g', 'path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon', 'use', 'symbol', 'defs'],
  ...['clipPath', 'mask', 'marker', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'filter'],
  ...['title', 'desc', 'metadata', 'style', 'script'],
]);

/** Parts of styles that browsers know and the renderer does not. */
const unknownStyle =
  /vector-effect|transform-(?:origin|box)|@media(?!\s*\(prefers-color-scheme)|@supports|\b(?:var|calc)\(|:(?:nth|not|is|where|has)[-(]|\btransform\s*[:=][^;}]{0,80}?\d(?:px|deg|rad|turn|em|%)/i;

/** Attributes of the paths that a logo keeps. */
const kept = new Set([
  ...['d', 'transform', 'fill', 'stroke', 'fill-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset'],
]);

/** Bytes of the file, which may contain what other programs note in it. Much larger ones take minutes to read. */
const MAX_FILE = 500_000;
/** Bytes of the outlines, which are in the document of each page. */
const MAX_OUTLINES = 30_000;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

const howToExport =
  'Export it as plain outlines in one solid colour (Illustrator: Object > Expand and Pathfinder > Unite; Figma: Flatten; Inkscape: Path > Union).';

/**
 * Turns an SVG file into a single-colour wordmark: only paths in `currentColor`, without scripts, styles, links or external files. The wordmark
 * has the same picture as the file.
 *
 * @throws {LogoError} if the drawing needs anything else.
 */
export function readLogo(file: Uint8Array, name: string): { viewBox: string; markup: string; svg: string } {
  const source = textOf(file);
  if (file.length > MAX_FILE)
    throw new LogoError(`The file has ${kilobytes(file.length)}: at most ${kilobytes(MAX_FILE)}. ${howToExport}`);
  checkElements(source);
  const before = drawingOf(source);
  const colours = coloursOf(before.pixels);
  if (before.pixels.every((value) => value === 0)) throw new LogoError(`The logo shows nothing. ${howToExport}`);
  if (colours.length > 1)
    throw new LogoError(`The logo shows several colours (${colours.slice(0, 2).join(', ')} …). ${howToExport}`);
  const { markup, width, height, size, lost } = singleColour(before.paths);
  if (markup.length > MAX_OUTLINES)
    throw new LogoError(
      `The outlines have ${kilobytes(markup.length)}, and each visitor of the page loads them: at most ${kilobytes(MAX_OUTLINES)}. Simplify the paths.`,
    );
  const viewBox = `0 0 ${width} ${height}`;
  // The inner frame cuts what pages cut.
  const shown = `<svg width="${width}" height="${height}">${markup}</svg>`;
  const { pixels } = readable(() => draw(svgOf(`${size} viewBox="${viewBox}"`, shown)));
  if (!sameOutlines(before.pixels, pixels)) {
    const reason = lost.length > 0 ? ` It uses ${lost.join(', ')}.` : '';
    throw new LogoError(`The logo looks different if only its outlines are kept.${reason} ${howToExport}`);
  }
  return { viewBox, markup, svg: `${svgOf(`viewBox="${viewBox}" aria-label="${escaped(name)}"`, markup)}\n` };
}

function textOf(file: Uint8Array): string {
  const start = String.fromCharCode(...file.slice(0, 16));
  const [, format] = otherFormats.find(([pattern]) => pattern.test(start)) ?? [];
  if (format) throw new LogoError(`This is a ${format}; give an SVG`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    // An SVG that was copied out of a page may have no namespace.
    return text.replace(/<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  } catch {
    throw new LogoError('The logo is not in UTF-8. Export it again.');
  }
}

/** Refuses what browsers draw and the renderer does not. */
function checkElements(source: string): void {
  const [style] = unknownStyle.exec(source) ?? [];
  if (style) throw new LogoError(`The logo uses the style "${style}". ${howToExport}`);
  const enter = ({ name, attributes }: XastElement, parent: { type: string }) => {
    const external = name === 'use' && !(attributes.href ?? attributes['xlink:href'])?.startsWith('#');
    if (external || !(drawn.has(name) || name.startsWith('fe') || name.includes(':')))
      throw new LogoError(`The logo uses <${name}>. Convert it to outlines, so that it has shapes only.`);
    const { viewBox, width = '100%', height = '100%' } = attributes;
    if (parent.type === 'root' && !viewBox && `${width}${height}`.includes('%'))
      throw new LogoError('The logo has no viewBox, and no width and height. Export it with one.');
  };
  readable(() => optimize(source, { plugins: [{ name: 'check', fn: () => ({ element: { enter } }) }] }));
}

const drawingOf = (source: string): Drawing => readable(() => draw(source));

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof LogoError) throw error;
    const [reason] = String((error as Error).message ?? error).split('\n');
    throw new LogoError(`The logo cannot be read as SVG (${reason}). Export it again.`);
  }
}

/** The paths of a drawing in `currentColor`, and what they lose: opacity, clips and the like. `size` are the attributes of its size. */
function singleColour(paths: string) {
  const lost = new Set<string>();
  let [x = 0, y = 0, width = 0, height = 0] = [] as number[];
  let size = '';
  const enter = (node: XastElement, parent: { children: unknown[] }) => {
    const remove = () => {
      parent.children = parent.children.filter((child) => child !== node);
    };
    const { attributes } = node;
    if (node.name === 'svg') {
      [x = 0, y = 0, width = 0, height = 0] = (attributes.viewBox ?? '').split(' ').map(Number);
      size = `width="${attributes.width}" height="${attributes.height}"`;
      node.attributes = {};
      if (x || y)
        node.children = [{ ...group, children: node.children, attributes: { transform: `translate(${-x} ${-y})` } }];
      return;
    }
    if (!['g', 'path'].includes(node.name)) {
      if (node.name !== 'defs') lost.add(`<${node.name}>`);
      return remove();
    }
    if (attributes.opacity === '0' || attributes.visibility) return remove();
    for (const paint of ['fill', 'stroke']) {
      const value = attributes[paint];
      if (attributes[`${paint}-opacity`] === '0') attributes[paint] = 'none';
      else if (value && value !== 'none') attributes[paint] = 'currentColor';
    }
    if (attributes.stroke === 'none') delete attributes.stroke;
    if (node.name === 'path' && attributes.fill === 'none' && !attributes.stroke) return remove();
    for (const attribute of Object.keys(attributes)) {
      if (kept.has(attribute)) continue;
      if (attribute !== 'id') lost.add(attribute);
      delete attributes[attribute];
    }
  };
  const plugins = (floatPrecision: number) => [
    { name: 'cleanupNumericValues' as const, params: { floatPrecision } },
    { name: 'convertPathData' as const, params: { floatPrecision, makeArcs: { threshold: 0, tolerance: 0 } } },
    'moveElemsAttrsToGroup' as const,
    'collapseGroups' as const,
    'removeEmptyContainers' as const,
  ];
  const { data } = optimize(paths, { plugins: [{ name: 'keep', fn: () => ({ element: { enter } }) }] });
  const shortened = optimize(data, { plugins: plugins(Math.max(width, height) < 10 ? 6 : 3) }).data;
  const [, markup = ''] = shortened.match(/^<svg[^>]*>([\s\S]*)<\/svg>$/) ?? [];
  return { markup, width, height, size, lost: [...lost] };
}

const group = { type: 'element', name: 'g' } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const svgOf = (attributes: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
