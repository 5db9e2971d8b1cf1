import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextSteps } from './next-steps.js';

const meta = {
  title: 'Sections/Next steps',
  component: NextSteps,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'What happens next',
      items: [
        { title: 'You send the form', description: 'Six fields and a comment.' },
        { title: 'A person replies', description: 'Within 24 hours.' },
        { title: 'A first call', description: 'Half an hour, at a time you pick.' },
      ],
    },
  },
  render: (args) => (
    <>
      <h1 className="bl:sr-only">A page</h1>
      <NextSteps {...args} />
    </>
  ),
} satisfies Meta<typeof NextSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const LongWords: Story = {
  args: {
    content: {
      title: 'What happens next',
      items: [
        {
          title: 'A step whose title needs two lines at least to be said',
          description: 'And a description. '.repeat(8),
        },
        { title: 'Then', description: 'Another.' },
      ],
    },
  },
};
