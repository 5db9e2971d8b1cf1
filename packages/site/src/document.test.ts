import { describe, expect, it } from 'vitest';
import { renderDocument } from './document.js';

describe('renderDocument', () => {
  it('moves what React hoisted into the head, and leaves the rest in the root', () => {
    const html = renderDocument({
      markup: '<title>Blog</title><meta name="description" content="x"/><main>Words</main>',
      head: '<link rel="stylesheet" href="/a.css">',
      data: {},
    });
    expect(html).toContain(
      '<title>Blog</title><meta name="description" content="x"/><link rel="stylesheet" href="/a.css"></head>',
    );
    expect(html).toContain('<div id="root"><main>Words</main></div>');
  });

  it('carries data that cannot end its script', () => {
    const html = renderDocument({
      markup: '',
      head: '',
      data: { name: 'x', value: '</script><script>alert(1)</script>' },
    });
    expect(html).not.toContain('</script><script>alert');
    const json = html.match(/id="page-data">(.*?)<\/script>/s)?.[1] ?? '';
    expect(JSON.parse(json).value).toBe('</script><script>alert(1)</script>');
  });
});
