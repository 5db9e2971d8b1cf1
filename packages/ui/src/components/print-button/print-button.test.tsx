import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { PrintButton } from './print-button.js';

describe('PrintButton', () => {
  describeContract(<PrintButton>Print this page</PrintButton>, { slot: 'button' });

  it('prints the page', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    render(<PrintButton>Print this page</PrintButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
