import { type PageData, pageDataId } from './data/page-data.js';

export interface DocumentParts {
  /** What React rendered, with what belongs into `<head>` first. */
  markup: string;
  /** Further elements of `<head>`, as HTML. */
  head: string;
  data: PageData;
}

/** The HTML document around a page's markup. */
export function renderDocument({ markup, head, data }: DocumentParts): string {
  const [, hoisted = '', body = ''] = markup.match(/^((?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*)(.*)$/s) ?? [];
  return [
    '<!doctype html><html lang="en" data-motion="playing"><head>',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    hoisted,
    head,
    `</head><body><div id="root">${body}</div>`,
    Object.keys(data).length > 0 ? `<script type="application/json" id="${pageDataId}">${json(data)}</script>` : '',
    '</body></html>',
  ].join('');
}

/** JSON that cannot end the script element it stands in. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
