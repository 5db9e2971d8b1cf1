import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatureCards } from './feature-cards.js';

const meta = {
  title: 'Sections/Feature cards',
  component: FeatureCards,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'What stands between a profile and your desk',
      items: [
        {
          icon: 'git-merge',
          drawing: 'criteria',
          title: 'AI-Powered Matching',
          description:
            'Describe the deals you want once. Every new profile is scored against that description before it reaches you, and the score tells you why.',
        },
        {
          icon: 'filter',
          title: 'Qualified Deal Flow',
          description: 'Verified revenue, connected bank data and a stated use of funds on every request.',
        },
        {
          icon: 'shield-check',
          title: 'Risk Mitigation',
          description: 'Fraud checks and document validation happen upstream, so your team starts at credit.',
        },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="bl:pt-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeatureCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstLeads: Story = {};

export const Columns: Story = {
  args: {
    content: {
      items: [
        {
          icon: 'braces',
          drawing: 'endpoints',
          title: 'RESTful API',
          description:
            'Plain JSON over HTTPS, predictable nouns, versioned paths. A developer can read it in one sitting.',
        },
        {
          icon: 'zap',
          drawing: 'signal',
          title: 'Real-time Processing',
          description: 'Scores move when the business does. You hear about it from us.',
        },
        {
          icon: 'lock-keyhole',
          drawing: 'keys',
          title: 'Enterprise Security',
          description: '256-bit encryption, keys you can rotate and revoke, files shared by choice.',
        },
      ],
    },
  },
};

export const WithoutPictures: Story = {
  args: {
    content: {
      items: [
        { icon: 'filter', title: 'Qualified Deal Flow', description: 'Verified revenue.' },
        { icon: 'shield-check', title: 'Risk Mitigation', description: 'Fraud checks happen upstream.' },
        { icon: 'zap', title: 'Quick Replies', description: 'An answer within a day.' },
      ],
    },
  },
};

export const LongTexts: Story = {
  args: {
    content: {
      title: 'A title that is long enough to need a second line on most screens that people use',
      items: [
        {
          icon: 'git-merge',
          drawing: 'criteria',
          title: 'Zusammenführungsverfahren',
          description: 'Describe the deals you want. '.repeat(9),
        },
        { icon: 'filter', title: 'Qualified Deal Flow', description: 'Verified revenue. '.repeat(14) },
        { icon: 'shield-check', title: 'Risk', description: 'Checks.' },
      ],
    },
  },
};
