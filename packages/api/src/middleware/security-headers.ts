import type { RequestHandler } from 'express';
import helmet from 'helmet';

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

function headers(directives: Record<string, string[]>): RequestHandler {
  const common = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Over plain http the header means nothing, and on localhost it would lock a developer out of every other port.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  return (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    if (req.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    common(req, res, next);
  };
}

/** For pages: no script that is not a file of ours. */
export const pageHeaders = headers(pageDirectives);

/** For answers that are no pages: nothing may be loaded or run from them. */
export const apiSecurityHeaders = headers({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] });

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
