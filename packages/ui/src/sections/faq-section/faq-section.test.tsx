import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FaqSection } from './faq-section.js';

const content = { title: 'Before you write', items: [{ question: 'Is it free?', answer: 'Yes.' }] };

describe('FaqSection', () => {
  describeContract(<FaqSection content={content} />, { slot: 'faq-section' });

  it('is named by its heading and contains the questions', () => {
    render(<FaqSection content={content} />);
    expect(screen.getByRole('region', { name: 'Before you write' })).toContainElement(
      screen.getByRole('button', { name: 'Is it free?' }),
    );
  });
});
