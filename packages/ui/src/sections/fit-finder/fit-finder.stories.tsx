import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitFinder } from './fit-finder.js';
import { sampleFitContent, sampleNotYet, sampleQuestions, sampleRecommendation } from './fit-finder.samples.js';

const meta = {
  title: 'Sections/Fit finder',
  component: FitFinder,
  tags: ['!autodocs'],
  args: {
    content: sampleFitContent,
    questions: sampleQuestions,
    recommendation: sampleRecommendation,
    action: '/tools/which-fits',
  },
} satisfies Meta<typeof FitFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRecommendation: Story = {
  tags: ['spoken'],
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('Inventory financing');
  },
};

/** Says first that the result depends on answers that cannot both be right. */
export const AnswersDisagree: Story = {
  args: { recommendation: { ...sampleRecommendation, warning: 'Two of your answers disagree. Change one of them.' } },
};

/** Says so if nothing fits, with what to do first and other ways. */
export const NothingFits: Story = { args: { recommendation: sampleNotYet } };

export const Unanswered: Story = {
  args: {
    recommendation: undefined,
    questions: sampleQuestions.map(({ value, ...question }) => question),
  },
};

export const WithMessages: Story = {
  args: {
    recommendation: undefined,
    questions: sampleQuestions.map(({ value, ...question }) => ({ ...question, error: 'Please choose' })),
  },
};
