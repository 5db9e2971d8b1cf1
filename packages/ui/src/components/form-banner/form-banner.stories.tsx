import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.js';
import { FormBanner } from './form-banner.js';

const meta = {
  title: 'Components/Form banner',
  component: FormBanner,
  tags: ['!autodocs'],
  args: { message: 'Thanks! Your message has been received.' },
} satisfies Meta<typeof FormBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Failure: Story = {
  args: { variant: 'error', message: 'Failed to load contact submissions. Please try again later.' },
};

/** One line without a box, under a single field. */
export const Inline: Story = {
  args: { variant: 'inline', message: "Thanks! You've been subscribed to our newsletter." },
};

/** The live region exists before it has a message. */
export const Announced: Story = {
  render: function Announced(args) {
    const [sent, setSent] = useState(false);
    return (
      <div className="bl:grid bl:justify-items-start bl:gap-4">
        <Button onClick={() => setSent(true)}>Send Message</Button>
        <FormBanner message={sent ? args.message : undefined} />
      </div>
    );
  },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('[aria-live]')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Thanks!');
  },
};

export const LongMessage: Story = {
  args: {
    message:
      'Thanks! Your partnership inquiry has been received, and the person who looks after your region will write.',
  },
  decorators: [
    (Story) => (
      <div className="bl:max-w-xs">
        <Story />
      </div>
    ),
  ],
};
