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
          icon: 'git-merge',
          title: 'One file, many lenders',
          description:
            'A single profile is compared with 120+ verified lenders, so your client is never tied to one answer.',
        },
        {
          icon: 'eye',
          title: 'You stay informed',
          description: "With your client's consent you see each stage as it happens, from first form to funds.",
        },
        {
          icon: 'plug',
          title: 'Nothing to install first',
          description: 'Begin with a link. Move to a workspace or an API when your volume grows.',
        },
      ],
    },
  },
} satisfies Meta<typeof BenefitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeReasons: Story = {};

export const LongWords: Story = {
  args: {
    content: {
      title: 'Why accountants and advisors partner with us',
      items: [
        {
          icon: 'git-merge',
          title: 'Wirtschaftsprüfungsgesellschaften',
          description: 'One file, many lenders. '.repeat(12),
        },
        { icon: 'eye', title: 'You', description: 'See.' },
      ],
    },
  },
};
