import type { Meta, StoryObj } from '@storybook/react-vite';
import { Story } from './story.js';

const meta = {
  title: 'Sections/Story',
  component: Story,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'How it began',
      paragraphs: [
        'Our founders kept meeting the same owner. Profitable, busy, turned down twice.',
        'So in 2022, in Toronto, they wrote down what each lender looks for.',
        'Our logo still shows it: an open ring, and a line that continues.',
      ],
    },
  },
} satisfies Meta<typeof Story>;

export default meta;
type Shown = StoryObj<typeof meta>;

export const Usual: Shown = {};

export const LongStory: Shown = {
  args: {
    content: {
      title: 'How it began, and why it took longer than anybody thought',
      paragraphs: ['A paragraph. '.repeat(40), 'Another one. '.repeat(30)],
    },
  },
};
