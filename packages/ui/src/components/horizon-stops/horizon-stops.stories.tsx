import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { HorizonStops, type HorizonStopsProps } from './horizon-stops.js';

function Choosable({ current, ...props }: HorizonStopsProps) {
  const [chosen, setChosen] = useState(current);
  return <HorizonStops {...props} current={chosen} onChoose={setChosen} />;
}

const meta = {
  title: 'Components/Horizon stops',
  component: HorizonStops,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    current: 3,
    steps: [
      { title: 'Say hello', description: 'The form below reaches a person, with a name and a calendar.' },
      { title: 'Intro call', description: 'A short talk about who you serve and what they ask you for.' },
      { title: 'Find the fit', description: 'We compare your clients with what the network funds.' },
      { title: 'Agree on terms', description: 'One plain agreement. Businesses never pay for matching.' },
      { title: 'Set up', description: 'A referral link, a lender workspace or a sandbox key.' },
      { title: 'First file', description: 'We build the first profile together, so you see what a business sees.' },
      { title: 'Match', description: 'Lenders that fit respond. The business decides who gets the full file.' },
      { title: 'Grow', description: 'A short review every quarter: what closed, what stalled and why.' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="bl:overflow-clip bl:bg-raised bl:py-10">
        <div className="bl:wrap">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof HorizonStops>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EightSteps: Story = {};

export const FirstStep: Story = { args: { current: 0 } };

/** The text of the last step extends to the left of its disc. */
export const LastStep: Story = { args: { current: 7 } };

export const ChosenByHand: Story = {
  render: (args) => <Choosable {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'First file' }));
    await expect(canvas.getByRole('button', { name: 'First file' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Match' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** In a narrow column: always vertical. */
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    current: 1,
    steps: [
      { title: 'You send the form', description: 'Your name, your company and what you have in mind.' },
      { title: 'A person replies', description: 'You hear from us within 24 hours.' },
      { title: 'A first call', description: 'Short, and at a time you pick.' },
    ],
  },
};

export const LongTitles: Story = {
  args: {
    current: 1,
    steps: [
      { title: 'Digitales Unternehmensprofil anlegen', description: 'Once.' },
      { title: 'Get a shortlist of loans that suit the business', description: 'Compared with every lender.' },
      { title: 'Review options and receive custom advice', description: 'Side by side, in one format.' },
      { title: 'Receive funds', description: 'Directly from the lender, as a rule within days of the signature.' },
    ],
  },
};
