import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `index.html` next to the pictures. It shows the pictures before and after each change, and their difference.
 *
 * @param {string} folder with the folders `before`, `after` and `difference`
 * @param {{ base: string, total: number, changes: { file: string, state: string, pixels: number }[] }} result
 */
export function writeReport(folder, { base, total, changes }) {
  const items = changes.map(
    ({ file, state, pixels }) => `
      <article id="${file}">
        <h2>${file.replace('.png', '')}</h2>
        <p>${state}${pixels > 0 ? `, ${pixels} pixels differ` : ''}
          <label><input type="checkbox" data-file="${file}"> Approve</label></p>
        <div>${['before', 'after', 'difference'].map((kind) => picture(kind, file, state)).join('')}</div>
      </article>`,
  );
  writeFileSync(join(folder, 'index.html'), page({ base, total, items }));
}

const missing = { added: ['before', 'difference'], removed: ['after', 'difference'], changed: [] };

const picture = (kind, file, state) =>
  missing[state].includes(kind)
    ? ''
    : `<figure><figcaption>${kind}</figcaption><a href="${kind}/${file}"><img loading="lazy" src="${kind}/${file}" alt="${file}, ${kind}"></a></figure>`;

const page = ({ base, total, items }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Visual review against ${base}</title>
    <style>
      body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
      h2 { font-size: 1.125rem; margin-bottom: 0; }
      article > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem; align-items: start; }
      article:has(:checked) > div { display: none; }
      figure { margin: 0; } img { max-width: 100%; border: 1px solid #ccc; }
    </style>
  </head>
  <body>
    <h1>Visual review against ${base}</h1>
    <p>${items.length} of ${total} pictures differ. <output></output></p>
    ${items.join('\n')}
    <script>
      const key = 'approved ' + document.title;
      const approved = new Set(JSON.parse(localStorage.getItem(key) ?? '[]'));
      const boxes = [...document.querySelectorAll('input')];
      const show = () => { document.querySelector('output').value = approved.size + ' of ' + boxes.length + ' approved.'; };
      for (const box of boxes) {
        box.checked = approved.has(box.dataset.file);
        if (!box.checked) approved.delete(box.dataset.file);
        box.addEventListener('change', () => {
          approved[box.checked ? 'add' : 'delete'](box.dataset.file);
          localStorage.setItem(key, JSON.stringify([...approved]));
          show();
        });
      }
      show();
    </script>
  </body>
</html>
`;
