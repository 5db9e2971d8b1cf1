import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodePanel } from './code-panel.js';

const meta = {
  title: 'Components/Code panel',
  component: CodePanel,
  tags: ['!autodocs'],
  args: {
    title: 'Create a profile',
    note: 'Sandbox',
    className: 'bl:max-w-xl bl:rounded-panel',
    code: `POST /v1/profiles
Authorization: Bearer sk_test_...

{
  "business": {
    "name": "Northfold Home Goods",
    "country": "US",
    "monthsInBusiness": 31
  },
  "ownerConsent": true
}`,
  },
} satisfies Meta<typeof CodePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Create a profile' })).toHaveFocus();
  },
};

export const Webhook: Story = {
  args: {
    title: 'Webhook',
    code: `# sent when something changes
{
  "event": "match.created",
  "fit": 94
}`,
  },
};

/** The panel scrolls; the page does not. */
export const LongLines: Story = {
  args: {
    className: 'bl:max-w-80 bl:rounded-panel',
    code: '{ "description": "A line that is much longer than the panel is wide, so that it has to be scrolled" }',
  },
};
