import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FitFinder, FitResult } from './fit-finder.js';
import { sampleFitContent, sampleNotYet, sampleQuestions, sampleRecommendation } from './fit-finder.samples.js';

const finder = (
  <FitFinder
    content={sampleFitContent}
    questions={sampleQuestions}
    recommendation={sampleRecommendation}
    action="/tools/which-fits"
  />
);

describe('FitFinder', () => {
  describeContract(finder, { slot: 'fit-finder' });

  it('is a GET form with the given answers', () => {
    const { container } = render(finder);
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form.method).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['need', 'stock'],
      ['country', 'ca'],
    ]);
  });

  it('does not require a question that may stay unanswered', () => {
    const questions = sampleQuestions.map((question, index) =>
      index === 0 ? { ...question, optionalLabel: '(Optional)' } : question,
    );
    render(<FitFinder content={sampleFitContent} questions={questions} action="/tools/which-fits" />);
    const [first, second] = screen.getAllByRole('combobox');
    expect(first).not.toBeRequired();
    expect(screen.getByText('(Optional)')).toBeInTheDocument();
    expect(second).toBeRequired();
  });

  it('shows one recommendation with its reasons, what to know before applying, two alternatives, and links', () => {
    const { container } = render(finder);
    expect(screen.getByRole('heading', { name: 'Inventory financing' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(container.querySelector('[data-slot=fit-conditions]')).toHaveTextContent(
      'Before you applyPlan for two weeks.',
    );
    expect(screen.queryByRole('heading', { name: 'Options outside Boundless' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toBeInTheDocument();
  });

  it('completes the label of its actions for people who hear only the link', () => {
    const action = { label: 'Begin', context: 'with stock', href: '/begin' };
    const details = { label: 'Learn More', context: 'about stock', href: '/stock' };
    const recommendation = { ...sampleRecommendation, action, details };
    render(
      <FitFinder
        content={sampleFitContent}
        questions={sampleQuestions}
        recommendation={recommendation}
        action="/tools/which-fits"
      />,
    );
    for (const name of ['Begin with stock', 'Learn More about stock'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('says so if nothing fits, with its own headings and without a button', () => {
    render(
      <FitFinder
        content={sampleFitContent}
        questions={sampleQuestions}
        recommendation={sampleNotYet}
        action="/tools/which-fits"
      />,
    );
    for (const name of ['Not yet', 'What to do first', 'Options outside Boundless'])
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    expect(screen.queryByText('Start with')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get Started Free' })).toBeNull();
  });

  it('says after the description what helps until then, and below a heading what holds for its alternatives', () => {
    render(
      <FitFinder
        content={sampleFitContent}
        questions={sampleQuestions}
        recommendation={sampleRecommendation}
        action="/tools/which-fits"
      />,
    );
    const { description, meanwhile = '', alternatives } = sampleRecommendation;
    expect(screen.getByText(description).nextElementSibling).toBe(screen.getByText(meanwhile));
    const [group] = alternatives;
    expect(screen.getByRole('heading', { name: group?.title }).nextElementSibling).toBe(
      screen.getByText(group?.note ?? ''),
    );
  });

  it('has the heading of the recommendation above its conditions, if it has one', () => {
    render(
      <FitFinder
        content={sampleFitContent}
        questions={sampleQuestions}
        recommendation={{
          ...sampleNotYet,
          conditionsTitle: 'If somebody offers credit',
          conditions: ['A limit holds.'],
        }}
        action="/tools/which-fits"
      />,
    );
    expect(screen.getByRole('heading', { name: 'If somebody offers credit' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: sampleFitContent.conditionsTitle })).toBeNull();
  });

  it('shows for whom it does not hold apart from the reasons, if that is given', () => {
    const exception = { title: 'Not in these states', text: 'Not offered in Texas.' };
    const show = (recommendation: typeof sampleRecommendation) => (
      <FitFinder
        content={sampleFitContent}
        questions={sampleQuestions}
        recommendation={recommendation}
        action="/tools/which-fits"
      />
    );
    const { rerender } = render(show(sampleRecommendation));
    expect(screen.queryByRole('heading', { name: exception.title })).toBeNull();
    rerender(show({ ...sampleRecommendation, exception }));
    expect(screen.getByRole('heading', { name: exception.title })).toBeInTheDocument();
    const text = screen.getByText(exception.text);
    expect(text.closest('li')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: sampleRecommendation.title }).nextElementSibling).toBe(
      text.closest('[data-slot=fit-exception]'),
    );
  });

  it('shows a result of its own in place of the recommendation', () => {
    const { container } = render(
      <FitFinder content={sampleFitContent} questions={sampleQuestions} action="/tools/which-fits">
        <FitResult content={sampleFitContent} recommendation={sampleRecommendation} />
      </FitFinder>,
    );
    expect(container.querySelector('[data-slot=fit-finder]')).toHaveAttribute('data-state', 'shown');
    expect(container.querySelectorAll('[data-slot=fit-result]')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: sampleRecommendation.title })).toBeInTheDocument();
  });

  it('shows a warning before everything else, if there is one', () => {
    const warning = 'Two of your answers disagree.';
    const result = (recommendation: typeof sampleRecommendation) => (
      <FitResult content={sampleFitContent} recommendation={recommendation} />
    );
    const { container, rerender } = render(result({ ...sampleRecommendation, warning }));
    const shown = container.querySelector('[data-slot=fit-warning]');
    expect(shown).toHaveTextContent(warning);
    expect(container.querySelector('[data-slot=fit-result]')?.firstElementChild).toBe(shown);
    rerender(result(sampleRecommendation));
    expect(container.querySelector('[data-slot=fit-warning]')).toBeNull();
  });

  it('keeps the lines of an alternative, with their markup', () => {
    const items = [{ title: 'Line of credit', description: 'You draw.\n**Cost:** about 8%.', href: '/line' }];
    const alternatives = [{ title: 'Other options', items }];
    const { container } = render(
      <FitResult content={sampleFitContent} recommendation={{ ...sampleRecommendation, alternatives }} />,
    );
    expect(screen.getByText('Cost:').tagName).toBe('STRONG');
    expect(container.querySelectorAll('br')).toHaveLength(1);
  });

  it('shows a link in a condition', () => {
    const conditions = ['See a [trustee](https://example.com/trustee) first.'];
    render(<FitResult content={sampleFitContent} recommendation={{ ...sampleRecommendation, conditions }} />);
    expect(screen.getByRole('link', { name: /^trustee/ })).toHaveAttribute('href', 'https://example.com/trustee');
  });

  it('recommends nothing until every question is answered', () => {
    const { container } = render(
      <FitFinder content={sampleFitContent} questions={sampleQuestions} action="/tools/which-fits" />,
    );
    expect(container.querySelector('[data-slot=fit-result]')).toBeNull();
    expect(container.querySelector('[data-slot=fit-finder]')).toHaveAttribute('data-state', 'empty');
  });
});
