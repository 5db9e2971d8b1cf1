import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Term } from './term.js';

const meta = {
  title: 'Components/Term',
  component: Term,
  tags: ['!autodocs'],
  args: {
    href: '/glossary#factor-rate',
    definition: 'What you pay back for each dollar advanced.',
    className: 'bl:text-accent-text bl:underline',
    children: 'factor rate',
  },
} satisfies Meta<typeof Term>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  tags: ['spoken'],
  render: (args) => (
    <p className="bl:py-16">
      <span>They quoted a </span>
      <Term {...args} />
      <span>, which is not a rate a year.</span>
    </p>
  ),
  async play({ canvas }) {
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAttribute('data-state'));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('What you pay back'));
  },
};

export const WithoutDefinition: Story = { args: { definition: undefined } };
