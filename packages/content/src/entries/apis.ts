import { figures } from '../claims/values.js';
import type { ApisPage } from '../schemas/pages/apis.js';

const bookMeeting = { label: 'Book A Meeting', href: '#partnership-form' };

export const apis: ApisPage = {
  meta: {
    title: 'Funding APIs for Software Companies | Boundless',
    description:
      'Send a business profile, show the lender offers that come back. REST calls, webhooks and a sandbox for putting funding inside your own product.',
  },
  hero: {
    title: 'Funding, inside your product',
    lede: 'Send a business profile, show the offers that come back. Your customers never leave your product.',
    actions: [bookMeeting],
  },
  panels: {
    label: 'API panels',
    title: 'What you get, and what you have to do',
    note: 'Not sure which calls you need? We go through your product with your team and list them.',
    action: bookMeeting,
    items: [
      {
        icon: 'trending-up',
        glyph: 'embed',
        title: 'Enhance Your Value',
        description:
          'Customers who need capital to grow stay in your product, and your support team no longer has to send them elsewhere.',
        steps: [],
      },
      {
        icon: 'blocks',
        glyph: 'module',
        title: 'Integrate With Ease',
        description: 'Three steps from a test key to offers in your product.',
        steps: [
          { title: 'Get a sandbox key', description: 'After one call, so that we know your use case.' },
          {
            title: 'Send profiles you already hold',
            description: 'Each one comes with the consent of its owner.',
          },
          {
            title: 'Listen for matches',
            description:
              "Show them your way, or drop in our component. Where the state requires it, as New York and California do, show the lender's disclosure before the offer, and unaltered. If you are paid for funding, or show offers, your state may count you as a broker or provider that needs a license: check first.",
          },
        ],
      },
    ],
  },
  cards: [
    {
      icon: 'braces',
      drawing: 'endpoints',
      title: 'RESTful API',
      description:
        'Plain JSON over HTTPS, predictable names, versioned paths. A developer can read the documentation in one sitting.',
    },
    {
      icon: 'zap',
      drawing: 'signal',
      title: 'Real-time Processing',
      description:
        "When a business's figures change, its scores change. We notify you right away, not in a nightly file.",
    },
    {
      icon: 'lock-keyhole',
      drawing: 'keys',
      title: 'Enterprise Security',
      description: `The same protection that businesses get: ${figures.encryption}, keys you can rotate and revoke, and files shared only with lenders the owner chooses.`,
    },
  ],
  sampleNote: 'Illustrative request. Final field names come with your sandbox key.',
  form: {
    title: 'Ask for a sandbox',
    lede: `Tell us what your product does and where you would offer funding. We reply ${figures.responseTime}, and an engineer joins the first call.`,
  },
};
