import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ShareBar } from './share-bar.js';

const parts = [
  { label: 'At once', value: '$800', share: 0.8 },
  { label: 'Later', value: '$200', share: 0.2 },
];

describe('ShareBar', () => {
  describeContract(<ShareBar title="The invoice" parts={parts} />, { slot: 'share-bar' });

  it('draws each part as long as its share, and repeats all of it as text', () => {
    const { container } = render(<ShareBar title="The invoice" parts={parts} />);
    const bar = [...container.querySelectorAll<HTMLElement>('figure > div > span')];
    expect(bar.map(({ style }) => style.width)).toEqual(['80%', '20%']);
    expect(screen.getByRole('figure', { name: 'The invoice' })).toHaveTextContent('At once$800Later$200');
  });
});
