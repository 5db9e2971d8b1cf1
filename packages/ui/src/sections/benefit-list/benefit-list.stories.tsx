import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitList } from './benefit-list.js';

const meta = {
  title: 'Sections/Benefit list',
  component: BenefitList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Why partner with us',
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
      <BenefitList {...args} />
    </>
  ),
} satisfies Meta<typeof BenefitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongWords: Story = {
  args: {
    content: {
      title: 'Why partner with us',
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
