import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ToolList } from './tool-list.js';

const tools = [
  { title: 'Loan payment', description: 'What it takes each month.', href: '/tools/business-loan' },
  { title: 'Line of credit', description: 'What a draw costs.', href: '/tools/line-of-credit' },
];

describe('ToolList', () => {
  describeContract(<ToolList title="Tools" tools={tools} />, { slot: 'tool-list' });

  it('links to each tool, under its heading', () => {
    render(<ToolList title="Tools" tools={tools} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Loan payment',
      'Line of credit',
    ]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/tools/business-loan', '/tools/line-of-credit']);
  });
});
