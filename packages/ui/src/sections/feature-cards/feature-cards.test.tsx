import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import type { Feature } from '../../types.js';
import { FeatureCards } from './feature-cards.js';

const lenders: Feature[] = [
  {
    icon: 'git-merge',
    drawing: 'criteria',
    title: 'AI-Powered Matching',
    description: 'Describe the deals you want once.',
  },
  { icon: 'filter', title: 'Qualified Deal Flow', description: 'Verified revenue.' },
  { icon: 'shield-check', title: 'Risk Mitigation', description: 'Fraud checks happen upstream.' },
];
const apis: Feature[] = [
  { icon: 'braces', drawing: 'endpoints', title: 'RESTful API', description: 'Plain JSON.' },
  { icon: 'zap', drawing: 'signal', title: 'Real-time Processing', description: 'Scores move.' },
  { icon: 'lock-keyhole', drawing: 'keys', title: 'Enterprise Security', description: 'Keys.' },
];
const layout = () => document.querySelector('[data-slot=feature-cards]')?.getAttribute('data-layout');

describe('FeatureCards', () => {
  describeContract(<FeatureCards content={{ title: 'Between a profile and your desk', items: lenders }} />, {
    slot: 'feature-cards',
  });

  it('makes the first card large if only it has a picture', () => {
    render(<FeatureCards content={{ items: lenders }} />);
    expect(layout()).toBe('lead');
    expect(document.querySelectorAll('[data-slot=product-drawing]')).toHaveLength(1);
  });

  it('uses columns if all cards have a picture, or none', () => {
    const { rerender } = render(<FeatureCards content={{ items: apis }} />);
    expect(layout()).toBe('columns');
    expect(document.querySelectorAll('[data-slot=product-drawing]')).toHaveLength(3);
    rerender(<FeatureCards content={{ items: lenders.slice(1) }} />);
    expect(layout()).toBe('columns');
  });

  it('follows `layout`', () => {
    render(<FeatureCards content={{ items: apis }} layout="lead" />);
    expect(layout()).toBe('lead');
  });

  it('has correct heading levels, with and without a title', () => {
    const { rerender } = render(<FeatureCards content={{ title: 'Why', items: lenders }} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    rerender(<FeatureCards content={{ items: lenders }} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});
