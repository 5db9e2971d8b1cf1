import type { RequestHandler } from 'express';
import helmet from 'helmet';

const pageDirectives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const everywhere = {
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** For scripts, styles and fonts. What browsers heed in documents alone would be as long as a small script. */
export const subresourceHeaders: RequestHandler = (req, res, next) => {
  res.set(everywhere);
  // Over plain http it means nothing, and on localhost it would lock a developer out of every other port.
  if (req.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  next();
};

function headers(directives: Record<string, string[]>, frames: 'deny' | 'sameorigin' = 'deny'): RequestHandler {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: frames },
    xPoweredBy: false,
  });
  return (req, res, next) => subresourceHeaders(req, res, () => set(req, res, next));
}

/** For pages: scripts that are files of ours, and those inside pages that have one of these hashes (`sha256-…`). No others. */
export const pageHeaders = (inlineScripts: readonly string[] = []) =>
  headers({ ...pageDirectives, scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)] });

const nothing = headers({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] });

/** For answers that are no pages: nothing may be loaded or run from them, and nobody keeps them. */
export const apiAnswerHeaders: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  nothing(req, res, next);
};

/** For Storybook, whose own pages need inline scripts and frames of themselves. */
export const storybookHeaders = headers(
  { ...pageDirectives, scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"], frameAncestors: ["'self'"] },
  'sameorigin',
);
