import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { kitColours } from '@boundless/ui/brand-theme';
import satori from 'satori';
import sharp from 'sharp';
import type { PartnerData } from '../../src/data/partner-data.js';

const require = createRequire(import.meta.url);
const file = (name: string) => readFile(require.resolve(name));

/** Colours of a social card. The background of a partner's card is that of the closing band of its page. */
function coloursOf(data: unknown) {
  const { theme } = (data ?? {}) as Partial<PartnerData>;
  const white = kitColours['paper-0'];
  return theme
    ? { background: theme['--bl-brand-deep'], text: white, accent: white }
    : { background: kitColours['paper-100'], text: kitColours['ink-900'], accent: kitColours['cobalt-600'] };
}

/** Returns a function that draws the social card of a page with this data: a PNG of 1200 x 630 pixels. */
export async function createCards(): Promise<(title: string, data: unknown) => Promise<Uint8Array>> {
  const display = await file('@fontsource/radio-canada-big/files/radio-canada-big-latin-600-normal.woff');
  const body = await file('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff');
  const fonts = [
    { name: 'Display', data: display, weight: 600 as const },
    { name: 'Body', data: body, weight: 500 as const },
  ];
  return async (title, data) => {
    return pngOf(await satori(card(title, coloursOf(data)), { width: 1200, height: 630, fonts }), 1200);
  };
}

/** Renders an SVG as PNG, `width` in pixels. */
export const pngOf = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();

/** Draws the logo, the title, and a horizon with a sun. */
function card(title: string, { background, text, accent }: ReturnType<typeof coloursOf>) {
  const fontSize = title.length > 70 ? 60 : title.length > 40 ? 72 : 88;
  const frame = {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    padding: '72px 80px',
  } as const;
  const heading = { maxWidth: 1000, marginTop: 48, fontFamily: 'Display', lineHeight: 1.04, letterSpacing: '-0.03em' };
  const sunShape = { left: 760, top: 522, width: 48, height: 24, borderRadius: '48px 48px 0 0' };
  return (
    <div style={{ ...frame, background, color: text }}>
      <svg width={96} height={96} viewBox="0 0 40 40" fill="none" stroke={accent} strokeWidth={4.6} aria-hidden>
        <path d="M7 1.5V24A11.5 11.5 0 0 0 18.5 35.5H40" />
        <path d="M7 24A11.5 11.5 0 1 1 29.31 27.93" />
      </svg>
      <div style={{ ...heading, display: 'flex', fontSize }}>{title}</div>
      <div style={{ ...sunShape, position: 'absolute', background: kitColours['sun-400'] }} />
      <div style={{ position: 'absolute', left: 80, top: 546, width: 1120, height: 5, background: text }} />
      <div style={{ position: 'absolute', left: 80, top: 566, fontFamily: 'Body', fontSize: 28 }}>Boundless</div>
    </div>
  );
}
