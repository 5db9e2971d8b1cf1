import type { HighlightGroupContent } from './highlight-group.js';

/** Groups of the partner pages, for stories and tests. */
export const partnerTypes: HighlightGroupContent = {
  label: 'Partner types',
  items: [
    {
      icon: 'landmark',
      glyph: 'filter',
      drawing: 'queue',
      title: 'Lenders',
      description: 'Meet businesses whose files say what is verified and what is missing.',
      action: { label: 'Explore Lenders', href: '/lenders' },
    },
    {
      icon: 'handshake',
      glyph: 'relay',
      drawing: 'introductions',
      title: 'Referral Partners',
      description: 'Introduce a client once. See every stage they reach, and never chase anyone for an update.',
      action: { label: 'Explore Referral Partners', href: '/referral-partners' },
    },
    {
      icon: 'braces',
      glyph: 'embed',
      drawing: 'offers',
      title: 'APIs',
      description: 'Offer funding inside the product your customers already use.',
      action: { label: 'Explore APIs', href: '/apis' },
    },
  ],
};

export const advantages: HighlightGroupContent = {
  label: 'Advantages',
  title: 'An introduction, and then the credit for it',
  lede: 'You keep the relationship. We do the forms, the follow-up and the second opinion.',
  items: [
    {
      icon: 'link',
      drawing: 'own-link',
      title: 'One link, no paperwork',
      description: 'Your client arrives with your name on the file.',
    },
    {
      icon: 'send',
      drawing: 'status-notes',
      title: 'Answers before they ask',
      description: "With your client's consent you hear about every new stage, in a sentence that you can forward.",
    },
    {
      icon: 'badge-check',
      drawing: 'client-choice',
      title: 'Your reputation, protected',
      description: 'Only verified lenders, and no calls your client did not agree to.',
    },
  ],
};

export const lenderSteps: HighlightGroupContent = {
  label: 'Lender steps',
  title: 'From the first call to a review each quarter',
  items: [
    { title: 'Say hello', description: 'The form below reaches a person, with a name and a calendar.' },
    { title: 'Intro call', description: 'A short talk about who you serve and what they ask you for.' },
    { title: 'Find the fit', description: 'We compare your clients with what the network funds.' },
    { title: 'Agree on terms', description: 'One plain agreement. Businesses never pay for matching.' },
    { title: 'Set up', description: 'A referral link, a lender workspace or a sandbox key.' },
    { title: 'First file', description: 'We build the first profile together.' },
    { title: 'Match', description: 'Lenders that fit respond. The business decides who gets the full file.' },
    { title: 'Grow', description: 'A short review every quarter: what closed, what stalled and why.' },
  ],
};

export const empowered: HighlightGroupContent = {
  label: 'Who we empower',
  title: 'Who We Empower',
  lede: 'Six kinds of advisor, one question from their clients: where do we find the money?',
  items: [
    {
      icon: 'calculator',
      title: 'Accounting firms',
      description: 'Books you already keep become a funding profile your client can act on.',
    },
    {
      icon: 'user-check',
      title: 'CFOs',
      description: 'Several lenders read one board-ready file, and answer in the same format.',
    },
    {
      icon: 'landmark',
      glyph: 'filter',
      drawing: 'queue',
      title: 'Lenders',
      description: 'Pass on deals outside your credit box, and keep the relationship.',
    },
    {
      icon: 'code-xml',
      title: 'Software companies',
      description: 'Put funding next to the invoice, the order or the payroll run.',
    },
    {
      icon: 'container',
      title: 'Logistics consultants',
      description: 'Fund stock in transit with money that moves at the same speed.',
    },
    {
      icon: 'megaphone',
      title: 'Marketing agencies',
      description: 'Fund the campaign that is working before the season is over.',
    },
  ],
};

export const whyPartner: HighlightGroupContent = {
  label: 'Why partner',
  title: 'Why Partner',
  items: [
    {
      icon: 'globe',
      title: 'Expand Your Reach',
      description: 'Meet businesses in Canada and the US that are looking for exactly what you offer.',
    },
    { icon: 'arrow-left-right', title: 'Mutual Growth', description: 'We only do well when your clients do.' },
    { icon: 'headphones', title: 'Dedicated Support', description: 'One named person, starting with the first call.' },
  ],
};

export const partnershipPaths: HighlightGroupContent = {
  label: 'Partnership paths',
  items: [
    { title: 'You tell us who you serve', description: 'A few fields and a sentence. No deck, no call.' },
    { title: 'A person answers', description: 'You hear from us within 24 hours, with a time to talk.' },
  ],
};
