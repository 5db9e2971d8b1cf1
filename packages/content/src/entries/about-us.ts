import { trackRecord } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief } from '../facts/broker-rules.js';
import type { AboutUsPage } from '../schemas/pages/about-us.js';
import { links } from '../site/links.js';

export const aboutUs: AboutUsPage = {
  meta: {
    title: 'Who We Are | Boundless',
    description:
      'Boundless was founded in Toronto to help each business find the lender that suits it. Read about our mission, values, story and founders.',
  },
  hero: {
    title: 'Good businesses should not wait for money',
    lede: `Boundless was founded in Toronto in ${figures.foundedYear} to help each business find the lender that suits it.`,
  },
  stats: trackRecord.figures,
  statsNote: trackRecord.note,
  mission: {
    title: 'Our mission',
    statement: 'Make the right capital as easy to find as the wrong capital is today.',
    text: 'We introduce businesses to lenders. We do not lend, we do not give financial advice, and we are not a party to the loan. So we have no product of our own to prefer. What lenders pay us differs by product, and it does not count in the ranking.',
  },
  values: {
    title: 'What we stand for',
    items: [
      {
        icon: 'shield-check',
        glyph: 'bits',
        drawing: 'encryption',
        title: 'Trust & Transparency',
        description: `Your numbers are protected with ${figures.encryption}, and you choose which lenders open your file.`,
      },
      {
        icon: 'lightbulb',
        glyph: 'rings',
        drawing: 'who-decides',
        title: 'Innovation-Driven',
        description:
          'Software compares your profile with what lenders fund. People at the lender decide about the loan.',
      },
      {
        icon: 'heart-handshake',
        glyph: 'pair',
        drawing: 'no-charge',
        title: 'Client-Centric',
        description:
          'Matching is free for businesses. Lenders pay us when a deal closes, and you decide whether it does.',
      },
    ],
  },
  story: {
    title: 'How it began',
    paragraphs: [
      'Our founders kept meeting the same kind of owner: profitable, busy, turned down more than once, and filling in another application for the wrong product. Nobody had told her which lender funds businesses like hers.',
      `So in ${figures.foundedYear}, in Toronto, they wrote down what each lender looks for and built software that compares a company with all of them. It lists the lenders worth asking within ${figures.matchingTime}.`,
    ],
  },
  founders: {
    title: `The ${figures.founderCount} who started it`,
    items: [
      {
        name: 'Ines Varga',
        role: 'Co-founder, Chief Executive',
        bio: 'Spent her career in small-business credit, much of it saying no to companies that another lender would have funded. Ines runs lender relations and reads a few new profiles every Friday.',
        invented: true,
      },
      {
        name: 'Theo Baptiste',
        role: 'Co-founder, Technology',
        bio: 'Built matching systems for hospitals before he built one for lenders. Theo leads the work on matching. His rule is that every score comes with its reasons.',
        invented: true,
      },
    ],
  },
  closing: {
    title: 'See which lenders fit your business.',
    lede: `One profile, matched in ${figures.matchingTime}. ${statements.costAndPayer} ${arrangedBrief}`,
    actions: [
      { label: 'Get Started Free', href: links.signUp },
      { label: 'Contact Us', href: '/contact-us' },
    ],
  },
};
