import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Button } from './button.js';
import { ButtonLink } from './button-link.js';

describe('Button', () => {
  describeContract(<Button>Save</Button>, { slot: 'button' });

  it('is a submit button only if `type` says so', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  it('handles a click, but not while it is disabled', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={onClick} disabled>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  describeContract(<ButtonLink href="/contact-us">Contact</ButtonLink>, { slot: 'button-link' });

  it('opens an address of this site in the same tab', () => {
    render(<ButtonLink href="/contact-us">Contact</ButtonLink>);
    expect(screen.getByRole('link')).not.toHaveAttribute('target');
  });

  it('opens another site in a new tab without `window.opener`', () => {
    render(<ButtonLink href="https://app.boundless.example/signup/">Get Started Free</ButtonLink>);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
