import icon from './favicon.svg?raw';

/** The site's icon, an SVG. */
export { icon };

/** The same as an address, so that documents carry it instead of asking for it before they are painted. */
export const iconAddress = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replace(/[#%<>]/g, encodeURIComponent)}`;
