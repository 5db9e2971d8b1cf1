import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kitColours } from '@boundless/ui/brand-theme';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';

const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(name));

/** Colours of a card; a partner's page brings its own accent. */
export interface CardColours {
  ground: string;
  text: string;
  accent: string;
  spark: string;
}

const paper: CardColours = {
  ground: kitColours['paper-100'],
  text: kitColours['ink-900'],
  accent: kitColours['cobalt-600'],
  spark: kitColours['sun-400'],
};

/** Draws the pictures that are shown where pages are shared: 1200 x 630 pixels, as PNG. */
export async function createCards(): Promise<(title: string, colours?: CardColours) => Promise<Uint8Array>> {
  await initWasm(await file('@resvg/resvg-wasm/index_bg.wasm'));
  const display = await file('@fontsource/radio-canada-big/files/radio-canada-big-latin-600-normal.woff');
  const body = await file('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff');
  const fonts = [
    { name: 'Display', data: display, weight: 600 as const },
    { name: 'Body', data: body, weight: 500 as const },
  ];
  return async (title, colours = paper) => {
    const svg = await satori(card(title, colours) as Parameters<typeof satori>[0], { width: 1200, height: 630, fonts });
    return new Resvg(svg).render().asPng();
  };
}

/** Renders an SVG at a width in pixels, as PNG. Call it after `createCards`. */
export const pngOf = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

interface Node {
  type: string;
  props: Record<string, unknown> & { children?: Node[] | string };
}

const box = (style: Record<string, unknown>, children?: Node[] | string): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children && { children }) },
});

/** Mark, title, and the horizon with its sun running out of the frame. */
function card(title: string, { ground, text, accent, spark }: CardColours): Node {
  const size = title.length > 70 ? 60 : title.length > 40 ? 72 : 88;
  return box({ width: '100%', height: '100%', flexDirection: 'column', background: ground, padding: '72px 80px' }, [
    {
      type: 'svg',
      props: {
        width: 96,
        height: 96,
        viewBox: '0 0 40 40',
        fill: 'none',
        stroke: accent,
        'stroke-width': 4.6,
        children: ['M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H40', 'M7 24A11.5 11.5 0 1 1 29.31 27.93'].map((d) => ({
          type: 'path',
          props: { d },
        })),
      },
    },
    box(
      {
        marginTop: 48,
        maxWidth: 1000,
        color: text,
        fontFamily: 'Display',
        fontSize: size,
        lineHeight: 1.04,
        letterSpacing: '-0.03em',
      },
      title,
    ),
    box({
      position: 'absolute',
      left: 760,
      top: 522,
      width: 48,
      height: 24,
      borderRadius: '48px 48px 0 0',
      background: spark,
    }),
    box({ position: 'absolute', left: 80, top: 546, width: 1120, height: 5, background: text }),
    box({ position: 'absolute', left: 80, top: 566, color: text, fontFamily: 'Body', fontSize: 28 }, 'Boundless'),
  ]);
}
