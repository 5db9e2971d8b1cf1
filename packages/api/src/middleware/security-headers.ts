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

/** For scripts, styles and fonts. Headers that only matter for documents are left out: they are as long as a small script. */
export const subresourceHeaders: RequestHandler = (req, res, next) => {
  res.set(everywhere);
  // Browsers ignore it over plain http. On localhost it would force https on every other port.
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

/** For pages. Allows our own script files, and inline scripts with one of these hashes (`sha256-…`). */
export const pageHeaders = (inlineScripts: readonly string[] = []) =>
  headers({ ...pageDirectives, scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)] });

const denyAll = headers({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] });

/** For responses that are not pages: they may not load or run anything, and are not cached. */
export const apiResponseHeaders: RequestHandler = (req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  denyAll(req, res, next);
};

/** For Storybook, whose pages need inline scripts and show each other in frames. */
export const storybookHeaders = headers(
  { ...pageDirectives, scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"], frameAncestors: ["'self'"] },
  'sameorigin',
);
