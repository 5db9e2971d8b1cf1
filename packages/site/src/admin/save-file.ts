/** Firefox and Safari read the file after the click, Safari after it has asked whether to download it. */
const KEPT_MS = 60_000;

/** Lets the browser download a file. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
