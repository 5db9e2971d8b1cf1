import { optimize, type XastElement } from 'svgo';

/** The elements that a logo may have. */
const shapes = new Set(['svg', 'g', 'path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon']);
/** Removed without a message, because they are not visible. */
const invisible = new Set(['title', 'desc', 'metadata', 'style', 'defs', 'script']);
const paints = ['fill', 'stroke'] as const;
const kept = new Set([
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height', 'points', 'transform'],
  ...['fill', 'stroke', 'fill-rule', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
]);

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

/**
 * Turns an SVG file into a single-colour wordmark: only shapes in `currentColor`, without scripts, styles, links or external files.
 *
 * @throws {LogoError} if the drawing needs anything else.
 */
export function readLogo(file: Uint8Array, name: string): { viewBox: string; markup: string; svg: string } {
  const start = String.fromCharCode(...file.slice(0, 16));
  const [, format] = otherFormats.find(([pattern]) => pattern.test(start)) ?? [];
  if (format) throw new LogoError(`This is a ${format}; give an SVG`);
  const svg = new TextDecoder().decode(file);
  const colours = new Set<string>();
  let frame = { x: 0, y: 0, width: 0, height: 0 };
  const restrict = {
    name: 'restrict',
    fn: () => ({
      element: {
        enter(node: XastElement, parent: { children: unknown[] }) {
          if (!shapes.has(node.name)) {
            if (!invisible.has(node.name) && !node.name.includes(':') && !['clipPath', 'mask'].includes(node.name)) {
              throw new LogoError(`The logo uses <${node.name}>. Convert it to outlines, so that it has shapes only.`);
            }
            parent.children = parent.children.filter((child) => child !== node);
            return;
          }
          if (node.name === 'svg') {
            if (frame.width > 0) throw new LogoError('The logo has an <svg> within an <svg>. Flatten it.');
            frame = frameOf(node.attributes);
            node.attributes = {
              fill: node.attributes.fill ?? '#000',
              ...(node.attributes.stroke && { stroke: node.attributes.stroke }),
            };
          }
          for (const attribute of Object.keys(node.attributes)) {
            if (!kept.has(attribute)) delete node.attributes[attribute];
          }
          for (const paint of paints) {
            const value = node.attributes[paint]?.trim().toLowerCase();
            if (!value || value === 'none' || value === 'transparent') continue;
            if (value.startsWith('url(')) {
              throw new LogoError('The logo uses a gradient or a pattern. Give one that is drawn in a single colour.');
            }
            if (paint === 'stroke' || node.name !== 'svg') colours.add(value);
            node.attributes[paint] = 'currentColor';
          }
        },
      },
    }),
  };
  let data: string;
  try {
    data = optimize(svg, {
      multipass: false,
      plugins: [
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: { names2hex: true, rgb2hex: true, convertCase: 'lower' } },
        restrict,
        'cleanupNumericValues',
        'convertPathData',
        'collapseGroups',
        'removeEmptyContainers',
      ],
    }).data;
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError(
      `The logo cannot be read as SVG (${(error as Error).message.split('\n')[0]}). Export it again.`,
    );
  }
  if (colours.size > 1) {
    throw new LogoError(
      `The logo uses ${colours.size} colours (${[...colours].join(', ')}). Give one that is drawn in a single colour.`,
    );
  }
  return wordmark(data, name, frame);
}

function frameOf({ viewBox, width, height }: Record<string, string>) {
  const [x = 0, y = 0, w = Number.parseFloat(width ?? ''), h = Number.parseFloat(height ?? '')] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (!(w > 0 && h > 0 && Number.isFinite(x + y))) {
    throw new LogoError('The logo has no viewBox, and no width and height. Export it with one.');
  }
  return { x, y, width: w, height: h };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The wordmark as data, and as the file for the content: its viewBox starts at 0 0, and its label is the partner's name. */
function wordmark(data: string, name: string, { x, y, width, height }: ReturnType<typeof frameOf>) {
  const [, attributes = '', inside = ''] = data.match(/^<svg([^>]*)>([\s\S]*)<\/svg>$/) ?? [];
  if (!/<(path|circle|rect|ellipse|line|polyline|polygon)\b/.test(inside)) {
    throw new LogoError('The logo has no shape. Convert its text to outlines.');
  }
  const move = x || y ? ` transform="translate(${-x} ${-y})"` : '';
  const viewBox = `0 0 ${width} ${height}`;
  const markup = `<g${attributes}${move}>${inside}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-label="${escaped(name)}">${markup}</svg>\n`;
  return { viewBox, markup, svg };
}
