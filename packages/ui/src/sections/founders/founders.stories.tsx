import type { Meta, StoryObj } from '@storybook/react-vite';
import { Founders } from './founders.js';

const meta = {
  title: 'Sections/Founders',
  component: Founders,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'The two who started it',
      items: [
        {
          name: 'Ines Varga',
          role: 'Co-founder, Chief Executive',
          bio: 'Eleven years of small-business credit, most of them spent saying no to companies she would have funded elsewhere.',
        },
        {
          name: 'Theo Baptiste',
          role: 'Co-founder, Technology',
          bio: 'Built matching systems for hospitals before he built one for lenders.',
        },
      ],
    },
  },
} satisfies Meta<typeof Founders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Invented founders, with a note below that says so. */
export const Invented: Story = {
  args: {
    content: {
      ...meta.args.content,
      items: meta.args.content.items.map((founder) => ({ ...founder, invented: true })),
    },
  },
};

export const LongName: Story = {
  args: {
    content: {
      title: 'A founder with a long name',
      items: [
        {
          name: 'Maximiliane-Charlotte von Hohenstaufen',
          role: 'Co-founder, Managing Director for Partnerships and Regulation',
          bio: 'A sentence. '.repeat(30),
        },
      ],
    },
  },
};
