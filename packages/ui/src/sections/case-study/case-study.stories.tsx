import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../test/tab-to.js';
import { CaseStudy } from './case-study.js';

const meta = {
  title: 'Sections/Case study',
  component: CaseStudy,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      slug: 'finaloop-boundless-partnership',
      category: 'Case Study',
      title: 'How an accounting partner turns books into funding profiles',
      before: 'Month end came with a spreadsheet for the bank, and another for the next bank.',
      now: 'The same reconciled books fill in a funding profile. The owner agrees, and lenders read one version.',
      actions: [
        { label: 'Book a Meeting', href: '/partner-contact' },
        { label: 'Read More', href: '/blog/finaloop-boundless-partnership' },
      ],
    },
  },
} satisfies Meta<typeof CaseStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CutLeft: Story = { play: () => tabTo('Book a Meeting', 'Read More') };

/** A single link is a `line` button, because the page has another primary one. */
export const CutRight: Story = {
  args: {
    side: 'right',
    drawing: 'replies',
    content: {
      slug: 'how-fractional-cfos-use-boundless',
      category: 'Case Study',
      title: 'How fractional CFOs answer the funding question in a morning',
      before: 'Several portals, as many formats, and an afternoon of copying numbers between them.',
      now: 'One profile per client. Replies line up in the same order, so the advice is about terms.',
      actions: [{ label: 'Read the case study', href: '/blog/how-fractional-cfos-use-boundless' }],
    },
  },
};

export const LongTexts: Story = {
  args: {
    content: {
      slug: 'a-long-one',
      category: 'Case Study',
      title: 'Wirtschaftsprüfungsgesellschaften, and how the books of their clients open doors',
      lede: 'A firm with four hundred clients, most of whom ask about money once a year.',
      before: 'A spreadsheet for the bank, another for the next bank, and a third one for the owner. '.repeat(3),
      now: 'The same reconciled books fill in a funding profile.',
    },
  },
};
