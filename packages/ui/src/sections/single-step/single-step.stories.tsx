import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SingleStep } from './single-step.js';
import { sampleAsking, sampleDone } from './single-step.samples.js';

const posted = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  title: 'Sections/Single step',
  component: SingleStep,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: sampleAsking },
  beforeEach() {
    window.addEventListener('submit', posted);
    return () => window.removeEventListener('submit', posted);
  },
} satisfies Meta<typeof SingleStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Done: Story = { args: { content: sampleDone } };

export const PressesTheButton: Story = {
  async play({ canvas }) {
    posted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm subscription' }));
    await expect(posted).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    content: {
      title: 'Newsletter-Abonnement wirklich bestätigen',
      text: 'Mit dem Bestätigen erhalten Sie einmal im Monat eine Nachricht über Finanzierungsmöglichkeiten.',
      submit: 'Abonnement bestätigen',
    },
  },
};
