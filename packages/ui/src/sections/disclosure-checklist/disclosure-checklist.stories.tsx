import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DisclosureChecklist } from './disclosure-checklist.js';
import { sampleChecklist } from './disclosure-checklist.samples.js';

const meta = {
  title: 'Sections/Disclosure checklist',
  component: DisclosureChecklist,
  tags: ['!autodocs'],
  args: { ...sampleChecklist, onCopy: fn() },
} satisfies Meta<typeof DisclosureChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDisclosures: Story = {
  tags: ['spoken'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have it (How much it provides)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      'Hello,\nbefore I sign, please send me in writing:\n\n- The whole cost in dollars\n- What paying early costs or saves\n\nThank you.',
    );
  },
};

export const EverythingReceived: Story = {
  async play({ canvas }) {
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByText('Nothing is missing.')).toBeVisible();
  },
};

export const NoKnownLaw: Story = { args: { disclosures: [] } };

export const WithFirstItems: Story = {
  args: {
    content: {
      ...sampleChecklist.content,
      request: {
        ...sampleChecklist.content.request,
        first: {
          opening: 'Hello,\nbefore I sign, please change in the contract:',
          items: ['Confession of judgment: leave it out'],
        },
        opening: 'Please also send me in writing:',
      },
    },
  },
};

export const WithRules: Story = {
  args: {
    content: {
      ...sampleChecklist.content,
      law: {
        title: 'What the law says',
        text: ['Laws have exceptions.'],
        groups: [
          { title: 'A law, section 4', rules: ['The lender has to sign first.', 'Banks are exempt.'] },
          { title: 'What limits the price', rules: ['A loan may cost at most 30% a year.'] },
        ],
      },
    },
  },
};
