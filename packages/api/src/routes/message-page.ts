const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style = `
  body { margin: 0 auto; padding: 4rem 1rem; max-width: 36rem; font: 1.125rem/1.6 system-ui, sans-serif; color: #14213d; background: #fff }
  h1 { font-size: 1.75rem; line-height: 1.25 } a { color: #0b4fd6 }`;

export interface Message {
  title: string;
  /** Paragraphs. */
  texts: readonly string[];
  /** A path of the site. */
  back: string;
}

/** A page that says one thing. It costs next to nothing to make, and needs no script. */
export const messagePage = ({ title, texts, back }: Message) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p><a href="${escapeHtml(back)}">Back to the form</a></p>
</main></body></html>
`;
