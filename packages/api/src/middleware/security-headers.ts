import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

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

const common = {
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Over plain http the header means nothing, and on localhost it would lock a developer out of every other port.
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  xPoweredBy: false,
} as const;

function setting(options: HelmetOptions, more: Record<string, string> = {}): RequestHandler {
  const set = helmet(options);
  const own = Object.entries({ 'Permissions-Policy': permissionsPolicy, ...more });
  return (req, res, next) => {
    for (const [name, value] of own) res.setHeader(name, value);
    if (req.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    set(req, res, next);
  };
}

const headers = (directives: Record<string, string[]>, more?: Record<string, string>) =>
  setting({ ...common, contentSecurityPolicy: { useDefaults: false, directives } }, more);

/**
 * For pages: no script that is not a file of ours or one of those that the pages carry.
 *
 * @param inlineScripts hashes of these, each as a Content Security Policy names it: `sha256-…`.
 */
export const pageHeaders = (inlineScripts: readonly string[] = []) =>
  headers({ ...pageDirectives, scriptSrc: ["'self'", ...inlineScripts.map((hash) => `'${hash}'`)] });

/**
 * For scripts, styles and fonts: nothing of what browsers heed in documents alone, which would be as long as a small script, and
 * come with each of them.
 */
export const subresourceHeaders = setting({
  ...common,
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** For answers that are no pages: nothing may be loaded or run from them, and nobody keeps them. */
export const apiAnswerHeaders = headers(
  { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  { 'Cache-Control': 'no-store' },
);

const storybook = headers({
  ...pageDirectives,
  scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  frameAncestors: ["'self'"],
});

/** For Storybook, whose own pages need inline scripts and frames of themselves. */
export const storybookHeaders: RequestHandler = (req, res, next) =>
  storybook(req, res, (error) => {
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    next(error);
  });
