import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../test/tab-to.js';
import { ClosingBand } from './closing-band.js';

const meta = {
  title: 'Sections/Closing band',
  component: ClosingBand,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Ready to Get Started?',
      lede: 'Join businesses across Canada and the US that found their lender in one search.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'Talk To An Expert', href: 'https://meet.boundless.example/expert' },
      ],
    },
  },
} satisfies Meta<typeof ClosingBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InnerPage: Story = { play: () => tabTo('Get Started Free', 'Talk To An Expert') };

export const HomePage: Story = {
  args: {
    size: 'xl',
    content: {
      title: 'The Future of Funding is Boundless.',
      lede: 'Build your profile in minutes and see who wants to fund you. It costs your business nothing.',
      actions: [
        { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
        { label: 'Learn More', href: '/how-it-works' },
      ],
    },
  },
};

export const TitleAlone: Story = { args: { content: { title: 'Come and see who fits.' } } };
