import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SamplesContext } from '../../lib/samples.js';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { timing } from '../../tokens/timing.js';
import { ApiPanels } from './api-panels.js';
import { samplePanels } from './api-panels.samples.js';

const items = () => [...document.querySelectorAll<HTMLElement>('[data-slot=highlight-item]')];
const activeIndex = () => items().findIndex(({ dataset }) => dataset.state === 'active');

describe('ApiPanels', () => {
  describeContract(<ApiPanels content={samplePanels} />, { slot: 'highlight-group' });

  it('is named, and keeps steps, sample and offers in the page', () => {
    render(<ApiPanels content={samplePanels} />);
    expect(screen.getByRole('region', { name: 'API panels' })).toBeInTheDocument();
    for (const { description } of samplePanels.items[1]?.steps ?? []) {
      expect(screen.getByText(description)).toBeInTheDocument();
    }
    expect(screen.getByRole('group', { name: 'Webhook' })).toHaveTextContent('match.created');
    expect(screen.getByRole('img', { name: 'Offers' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book A Meeting' })).toHaveAttribute('href', '#partnership-form');
  });

  it('completes the label of its action for people who hear only the link', () => {
    const action = { ...samplePanels.action, context: 'about the API' };
    render(<ApiPanels content={{ ...samplePanels, action }} />);
    expect(screen.getByRole('link', { name: 'Book A Meeting about the API' })).toBeInTheDocument();
  });

  it('shows another sample', () => {
    render(
      <SamplesContext value={{ webhook: { title: 'Request', code: '{ "fit": 1 }' } }}>
        <ApiPanels content={samplePanels} />
      </SamplesContext>,
    );
    expect(screen.getByRole('group', { name: 'Request' })).toHaveTextContent('{ "fit": 1 }');
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('alternates every 6 s', () => {
      render(<ApiPanels content={samplePanels} />);
      advance(timing.apiPanels - 1);
      expect(activeIndex()).toBe(0);
      advance(1);
      expect(activeIndex()).toBe(1);
      advance(timing.apiPanels - 1);
      expect(activeIndex()).toBe(1);
      advance(1);
      expect(activeIndex()).toBe(0);
    });

    it('does not rotate under reduced motion, but can be operated', () => {
      mediaMatches.add(reducedMotion);
      render(<ApiPanels content={samplePanels} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Integrate With Ease' }));
      expect(activeIndex()).toBe(1);
    });
  });
});
