import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mission } from './mission.js';

const meta = {
  title: 'Sections/Mission',
  component: Mission,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'Our mission',
      statement: 'Make the right capital as easy to find as the wrong capital is today.',
      text: 'We connect. We do not lend, and we are not a party to the loan.',
    },
  },
} satisfies Meta<typeof Mission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const LongStatement: Story = {
  args: {
    content: {
      title: 'Our mission',
      statement:
        'Make the right capital as easy to find as the wrong capital is today, for every business that has earned it, in Canada and in the US.',
      text: 'We connect.',
    },
  },
};
