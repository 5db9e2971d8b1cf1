import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Search } from 'lucide-react';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { IconButton } from './icon-button.js';

describe('IconButton', () => {
  describeContract(<IconButton icon={Search} aria-label="Search the site" />, { slot: 'icon-button' });

  it('is named by its label and answers a click', async () => {
    const onClick = vi.fn();
    render(<IconButton icon={Search} aria-label="Search the site" onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search the site' }));
    expect(onClick).toHaveBeenCalledOnce();
  });
});
