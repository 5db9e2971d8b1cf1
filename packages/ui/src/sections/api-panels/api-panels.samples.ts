import type { ApiPanelsContent } from './api-panels.js';

/** Panels of the page for API partners, for stories and tests. */
export const samplePanels: ApiPanelsContent = {
  label: 'API panels',
  title: 'What you get, and what you have to do',
  note: 'Not sure which calls you need? We will map the flow with your team.',
  action: { label: 'Book A Meeting', href: '#partnership-form' },
  items: [
    {
      icon: 'trending-up',
      glyph: 'embed',
      title: 'Enhance Your Value',
      description:
        'A reason to stay in your product when the next growth step needs capital, and a question your support team no longer has to pass on.',
      steps: [],
    },
    {
      icon: 'blocks',
      glyph: 'module',
      title: 'Integrate With Ease',
      description: 'Three steps, most of them ours.',
      steps: [
        { title: 'Get a sandbox key', description: 'After one call, so that we know your use case.' },
        { title: 'Send profiles you already hold', description: 'Consent from the owner travels with each one.' },
        { title: 'Listen for matches', description: 'Show them your way, or drop in our component.' },
      ],
    },
  ],
};
