import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureCards } from './feature-cards.js';

const meta = {
  title: 'Sections/Feature cards',
  component: FeatureCards,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Built for your credit team',
      items: [
        {
          icon: 'shield-check',
          title: 'Trust & Transparency',
          description: 'Your numbers travel encrypted and stop where you say.',
        },
        {
          icon: 'lightbulb',
          title: 'Innovation-Driven',
          description: 'Models do the reading. People make the calls that need judgement.',
        },
        {
          icon: 'heart-handshake',
          title: 'Client-Centric',
          description: 'Free for businesses, so the only thing we can sell you is a good match.',
        },
      ],
    },
  },
  render: (args) => (
    <>
      <h1 className="sr-only">A page</h1>
      <FeatureCards {...args} />
    </>
  ),
} satisfies Meta<typeof FeatureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongWords: Story = {
  args: {
    content: {
      items: [
        {
          icon: 'shield-check',
          title: 'Vertrauenswürdigkeitsprüfungsverfahren',
          description: 'A sentence that goes on for longer than most would. '.repeat(5),
        },
        { icon: 'lightbulb', title: 'Short', description: 'Short.' },
        { icon: 'heart-handshake', title: 'A title of more than a few words', description: 'Short.' },
      ],
    },
  },
};
