import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { WorkedSteps } from './worked-steps.js';

const content = {
  title: 'How we work it out',
  lede: 'On paper.',
  action: { label: 'Read the guide', href: '/blog/sample' },
  stepsTitle: 'Step by step',
  stepsText: 'Divide.',
  items: [{ question: 'Why?', answer: 'Because.' }],
};
const steps = [{ label: 'Cost', working: '$65 - $50', value: '$15' }];

describe('WorkedSteps', () => {
  describeContract(<WorkedSteps content={content} steps={steps} />, { slot: 'worked-steps' });

  it('shows the calculation and the result of each line', () => {
    render(<WorkedSteps content={content} steps={steps} />);
    expect(screen.getByRole('term')).toHaveTextContent('Cost');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$65 - $50', '$15']);
    expect(screen.getByRole('button', { name: 'Why?' })).toBeInTheDocument();
  });

  it('completes the label of its action for people who hear only the link', () => {
    const action = { label: 'Learn More', context: 'about factor rates', href: '/blog/sample' };
    render(<WorkedSteps content={{ ...content, action }} />);
    expect(screen.getByRole('link', { name: 'Learn More about factor rates' })).toBeInTheDocument();
  });

  it('names a source with a link, if there is one', () => {
    const source = { label: 'Source:', title: 'A rule', href: 'https://rule.example', checked: 'as of May 1, 2026' };
    const { container } = render(<WorkedSteps content={content} source={source} />);
    expect(container).toHaveTextContent('Source: A rule, as of May 1, 2026');
    expect(screen.getByRole('link', { name: 'A rule' })).toHaveAttribute('href', source.href);
  });

  it('has no empty list without lines', () => {
    const { container } = render(<WorkedSteps content={content} />);
    expect(container.querySelector('dl')).toBeNull();
  });
});
