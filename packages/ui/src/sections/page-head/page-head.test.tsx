import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { axeProblems, describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { IntroductionsPanel } from './introductions-panel.js';
import { PageHead } from './page-head.js';
import { QueuePanel } from './queue-panel.js';
import { RequestPanel } from './request-panel.js';

const content = {
  title: 'Lend to businesses that arrive ready',
  lede: 'Complete files, matched to your credit box.',
  actions: [{ label: 'Join Our Network', href: '#partnership-form' }],
};

describe('PageHead', () => {
  describeContract(<PageHead content={content} />, { slot: 'page-head' });

  it('contains the only heading of the first level, and its links', () => {
    render(<PageHead content={content} />);
    expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join Our Network' })).toHaveAttribute('href', '#partnership-form');
  });

  it('shows a note below the buttons, beside a drawing too', () => {
    const note = 'Accounts are for corporations.';
    const { rerender } = render(<PageHead content={{ ...content, note }} />);
    const isBelowButtons = () =>
      screen.getByRole('link', { name: 'Join Our Network' }).compareDocumentPosition(screen.getByText(note)) &
      Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBelowButtons()).toBeTruthy();
    rerender(<PageHead content={{ ...content, note }} drawing={<QueuePanel />} />);
    expect(isBelowButtons()).toBeTruthy();
  });

  it('names the queue in the language of the page', () => {
    render(
      <KitLabelsProvider labels={{ queueDrawing: 'La file d’un prêteur' }}>
        <QueuePanel />
      </KitLabelsProvider>,
    );
    expect(screen.getByRole('img', { name: 'La file d’un prêteur' })).toBeInTheDocument();
  });

  it('links back to the parent page', () => {
    render(<PageHead content={content} back={{ label: 'All tools', href: '/tools' }} />);
    expect(screen.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools');
  });

  it('is on ink if `surface` says so, with a drawing in place of the split', () => {
    const { container } = render(<PageHead content={content} surface="ink" drawing={<i>drawing</i>} />);
    expect(container.querySelector('[data-slot=page-head]')).toHaveAttribute('data-surface', 'ink');
    expect(screen.getByText('drawing')).toBeInTheDocument();
  });

  it.each([
    ['the queue', <QueuePanel key="queue" />],
    ['the introductions', <IntroductionsPanel key="introductions" />],
    ['the request', <RequestPanel key="request" note="Illustrative request." />],
  ])('draws %s as one image with a text alternative', async (_, drawing) => {
    const { container } = render(<PageHead content={content} drawing={drawing} />);
    expect(screen.getByRole('img')).toHaveAccessibleName();
    expect(await axeProblems(container)).toEqual([]);
  });
});
