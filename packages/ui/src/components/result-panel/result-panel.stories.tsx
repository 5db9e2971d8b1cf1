import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultPanel } from './result-panel.js';
import { sampleEmpty, sampleResult } from './result-panel.samples.js';

const meta = {
  title: 'Components/Result panel',
  component: ResultPanel,
  tags: ['!autodocs'],
  args: { result: sampleResult, empty: sampleEmpty },
} satisfies Meta<typeof ResultPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  async play({ canvasElement }) {
    const rate = canvasElement.querySelector('[data-name=annual-rate]');
    await expect(rate).toHaveTextContent('24.12%');
    await expect(rate).toHaveAttribute('data-value', '24.123456');
  },
};

export const WithVerdict: Story = { args: { verdict: <p>This is far above what banks ask. Ask one first.</p> } };

export const SeveralParagraphs: Story = {
  args: {
    result: {
      ...sampleResult,
      sentence:
        'You have the money for a year, but you start paying it back in the first month.\nIn your worst month, your lowest balance would have covered two payments.\nShow it to a lawyer before you sign.',
    },
  },
};

export const LongFigures: Story = {
  args: {
    result: {
      ...sampleResult,
      headline: { ...sampleResult.headline, label: 'You can draw', value: '$123,456,789.01', unit: '' },
    },
  },
};

export const Empty: Story = { args: { result: undefined } };
