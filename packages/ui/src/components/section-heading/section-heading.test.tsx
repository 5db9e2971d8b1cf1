import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SectionActions } from './section-actions.js';
import { SectionHeading } from './section-heading.js';

const actions = [
  { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
  { label: 'Learn More', href: '/how-it-works' },
];
const content = { title: 'In one place.', lede: 'Built for owners.', actions };

describe('SectionHeading', () => {
  describeContract(<SectionHeading content={content} />, { slot: 'section-heading' });

  it('is a heading of the second level by default', () => {
    const { rerender } = render(<SectionHeading content={content} />);
    expect(screen.getByRole('heading', { level: 2, name: 'In one place.' })).toBeInTheDocument();
    rerender(<SectionHeading content={content} level={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'In one place.' })).toBeInTheDocument();
  });

  it.each(['stack', 'split'] as const)('shows the lede and the actions (%s)', (layout) => {
    render(<SectionHeading content={content} layout={layout} />);
    expect(screen.getByText('Built for owners.')).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('shows only a title', () => {
    const { container } = render(<SectionHeading content={{ title: 'Alone' }} />);
    expect(container).toHaveTextContent(/^Alone$/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('SectionActions', () => {
  describeContract(<SectionActions actions={actions} />, { slot: 'section-actions' });

  it('opens only other sites in a new tab', () => {
    render(<SectionActions actions={actions} />);
    expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Learn More' })).not.toHaveAttribute('target');
  });

  it('completes a vague label for assistive technology', () => {
    render(
      <SectionActions actions={[{ label: 'Learn More', context: 'about how it works', href: '/how-it-works' }]} />,
    );
    expect(screen.getByRole('link', { name: 'Learn More about how it works' })).toBeInTheDocument();
  });

  it('renders nothing without actions', () => {
    const { container } = render(<SectionActions actions={undefined} />);
    expect(container).toBeEmptyDOMElement();
  });
});
