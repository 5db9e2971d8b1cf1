import icon from './favicon.svg?raw';

export { icon };

/** The icon as a data URL, so that browsers do not request it before the first paint. */
export const iconAddress = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replace(/[#%<>]/g, encodeURIComponent)}`;
