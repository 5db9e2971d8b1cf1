import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { DeliveryList } from './delivery-list.js';
import { sampleDeliveries, sampleDeliveryLabels } from './delivery-list.samples.js';

const rows = () => screen.getAllByRole('listitem');

describe('DeliveryList', () => {
  describeContract(
    <DeliveryList labels={sampleDeliveryLabels} deliveries={sampleDeliveries} onResend={async () => {}} />,
    {
      slot: 'delivery-list',
    },
  );

  it('shows each delivery with its channel, state and failure', () => {
    render(<DeliveryList labels={sampleDeliveryLabels} deliveries={sampleDeliveries} onResend={async () => {}} />);
    expect(rows().map((row) => row.dataset.state)).toEqual(['pending', 'sent', 'failed']);
    const [waiting, sent] = rows();
    expect(waiting).toHaveTextContent(/Message, WebhookWaiting.*Attempts: 2.*Next attempt: Mar 18, 2025, 10:48\sAM/);
    expect(waiting).toHaveTextContent('The webhook answered 503');
    expect(sent).toHaveTextContent('Partnership inquiry, E-mailSent');
    expect(sent).not.toHaveTextContent('Next attempt');
  });

  it('sends one again, with a button that names the delivery', async () => {
    const onResend = vi.fn(async () => {});
    render(<DeliveryList labels={sampleDeliveryLabels} deliveries={sampleDeliveries} onResend={onResend} />);
    const button = screen.getByRole('button', { description: 'Subscriber, Webhook' });
    await userEvent.click(button);
    expect(onResend.mock.calls).toEqual([['s1.webhook']]);
  });

  it('shows a failure in its row', async () => {
    render(
      <DeliveryList
        labels={sampleDeliveryLabels}
        deliveries={sampleDeliveries}
        onResend={() => Promise.reject(new Error('503'))}
      />,
    );
    const [, row] = rows();
    if (!row) throw new Error('no row');
    await userEvent.click(within(row).getByRole('button'));
    expect(within(row).getByRole('status')).toHaveTextContent('That did not work. Please try again.');
    expect(screen.getAllByText(/did not work/)).toHaveLength(1);
  });
});
