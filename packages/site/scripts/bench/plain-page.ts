import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';

const css = `body{margin:0 auto;max-width:44rem;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#16181d;background:#fff}
h1{font-size:2.25rem;line-height:1.15}h2{margin-top:2.5rem}a{color:#1f3fd0}`;

const kept = new Set(['h1', 'h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'blockquote', 'strong', 'nav', 'main', 'footer']);
const skipped = new Set(['script', 'style', 'svg', 'template', 'noscript', 'head']);

interface Node {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Node[];
}

/** A page with the same text in plain elements: one file with inline CSS, without scripts and fonts. */
export async function plainPage(file: string): Promise<string> {
  const document = parse(await readFile(file, 'utf8')) as Node;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><meta name="description" content="The same text by hand"><style>${css}</style></head><body>${write(document)}</body></html>`;
}

function write(node: Node): string {
  if (skipped.has(node.nodeName)) return '';
  if (node.nodeName === '#text') return escapeText(node.value ?? '');
  const inner = (node.childNodes ?? []).map(write).join('');
  if (!kept.has(node.nodeName)) return inner;
  const href = node.attrs?.find(({ name }) => name === 'href')?.value;
  return `<${node.nodeName}${href ? ` href="${href.replaceAll('"', '&quot;')}"` : ''}>${inner}</${node.nodeName}>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Serves pages by path, compressed like the site. */
export async function servePlain(pages: ReadonlyMap<string, string>): Promise<{ origin: string; server: Server }> {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server of the plain pages has no port');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
