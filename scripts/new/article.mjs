import { checkName, sentenceCase } from './names.mjs';

/**
 * The file of a new article, as a draft.
 *
 * @param {string} slug in kebab-case
 * @param {Date} today its date
 * @returns what `writeNew` takes
 */
export function newArticle(slug, today = new Date()) {
  checkName(slug);
  const title = sentenceCase(slug);
  const date = today.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const review = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1)).toISOString().slice(0, 10);
  const file = `packages/content/src/articles/${slug}.md`;
  return {
    files: {
      [file]: `---
slug: ${slug}
title: ${title}
excerpt: "${title}: one sentence that says what a reader can do after reading."
author: Boundless Team
date: ${date}
readTime: 1 min read
category: Guide
type: guide
reviewBy: ${review}
draft: true
image:
  alt: Abstract drawn cover with two arcs over a horizon line, for an article called ${title}.
---
The introduction says whom this is for and which question it answers. It has no heading of its own, because the title is above it. Two or three sentences are enough. A reader who stops here should know whether to go on.

## What to do first
A section answers one question. Give readers something to use, such as a list, a table or an example with figures:

• **First step:** what to look at, and where to find it
• **Second step:** what to compare it with
• **Third step:** what to decide, and by when

## What to read next
Link to one page that goes further, as [the overview of products](/financial-products) does here. Then remove the line that says draft, and set the time that it takes to read.
`,
    },
    inserts: [],
    next: `write ${file}, remove its line "draft: true", then npm run check -w @boundless/content`,
  };
}
