import type { LenderLogo } from '../types.js';

const wordmark = (name: string, mark: string, width: number): LenderLogo => ({
  name,
  viewBox: `0 0 ${width} 30`,
  markup: `${mark}<text x="36" y="22" font-family="Radio Canada Big Variable, Arial" font-weight="600" font-size="20" letter-spacing="-.4" fill="currentColor">${name}</text>`,
});
const line = (d: string, width = 3) => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const mass = (d: string) => `<path d="${d}" fill="currentColor"/>`;

/** Wordmarks of invented lenders, for stories and tests. */
export const sampleLenders: readonly LenderLogo[] = [
  wordmark('Tidewell', line('M2 10.5c3.2-6 6.4-6 9.6 0s6.4 6 9.6 0M2 19.5c3.2-6 6.4-6 9.6 0s6.4 6 9.6 0'), 116),
  wordmark('Halden Street', line('M4 4.5h7m-7 18h7m4-18h7m-7 18h7M7.5 4.5v18m11-18v18m-11-9h11', 2), 164),
  wordmark('Quillon', line('M13 3a11 11 0 1 0 7 19M16 18l7 7'), 104),
  wordmark('Sablefield', mass('m12 2 9 11H3Zm0 24-9-11h18Z'), 132),
  wordmark('Prairie Ledger', line('M2 24v-7m7 7V12m7 12V7m7 17V3', 3.4), 168),
  wordmark('Corvane', mass('m2 6 11 7 11-7v6l-11 9-11-9Z'), 116),
  wordmark('Kestrel Row', line('M2 4h22M2 14h16M2 24h10'), 148),
  wordmark('Brightmoor', mass('M2 19a11 11 0 0 1 22 0ZM2 22.2h22v2.4H2Z'), 142),
  wordmark('Union Harbour', line('M13 3v22M4 15c0 6 5 9 9 9s9-3 9-9', 2.4), 168),
  wordmark('Oakenline', line('M13 3a11 11 0 1 0 .1 0M13 8.500a5.500 5.500 0 1 0 .1 0', 2), 132),
  wordmark('Verrano', mass('M2 4h7l5 13 3-8h7l-7 15h-6Z'), 114),
  wordmark('Fathomline', line('M2 6h22M5 12h16M8 18h10m-7 6h4'), 142),
  wordmark(
    'Ostrander',
    mass('M2 3h10v10H2Zm12 0h10v10a10 10 0 0 1-10-10ZM2 15h10v10A10 10 0 0 1 2 15Zm12 0h10v10H14Z'),
    136,
  ),
];
