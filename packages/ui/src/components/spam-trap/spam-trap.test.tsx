import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { SpamTrap } from './spam-trap.js';

describe('SpamTrap', () => {
  describeContract(<SpamTrap />, { slot: 'spam-trap' });

  it('is reached neither by Tab nor by assistive technology', async () => {
    render(
      <form>
        <SpamTrap />
        <button type="submit">Send</button>
      </form>,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it.each([
    ['autocomplete', 'off'],
    ['data-1p-ignore', ''],
    ['data-lpignore', 'true'],
    ['data-bwignore', ''],
    ['data-form-type', 'other'],
    ['data-protonpass-ignore', ''],
    ['tabindex', '-1'],
  ])('tells browsers and password managers to leave it alone: %s=%j', (name, value) => {
    const { container } = render(<SpamTrap />);
    expect(container.querySelector('[name=website]')).toHaveAttribute(name, value);
  });

  it('posts its two fields empty from a browser without JavaScript', () => {
    const { container } = render(
      <form>
        <SpamTrap />
      </form>,
    );
    const data = new FormData(container.querySelector('form') as HTMLFormElement);
    expect([...data]).toEqual([
      ['website', ''],
      ['elapsed', ''],
    ]);
  });
});
