import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotFound } from './not-found.js';
import { sampleNotFound } from './not-found.samples.js';

const meta = {
  title: 'Sections/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleNotFound },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {};

export const GoingBack: Story = {
  async play({ canvas }) {
    const { back } = history;
    history.pushState(null, '', location.href);
    history.back = fn();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(history.back).toHaveBeenCalledOnce();
    history.back = back;
  },
};

export const LongText: Story = {
  args: {
    content: {
      ...sampleNotFound,
      title: 'This Page Is No Longer Available',
      text: 'The page may have moved when the site was renewed, the link may be out of date, or one of the letters in the address may have got lost on its way here.',
    },
  },
};
