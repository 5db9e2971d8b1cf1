/** `npm run preview`: `npm run dev` with drafts, and with articles whose `publishAt` has not come. */
process.env.CONTENT_DRAFTS = 'on';
await import('./dev.mjs');
