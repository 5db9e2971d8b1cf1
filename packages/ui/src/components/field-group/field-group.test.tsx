import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FieldGroup } from './field-group.js';

const group = (open?: boolean) => (
  <FieldGroup label="Clauses" text="Look in every paper." {...(open !== undefined && { open })}>
    <input aria-label="Lien" name="lien" />
  </FieldGroup>
);

describe('FieldGroup', () => {
  describeContract(group(), { slot: 'field-group' });

  it('names its fields as a group', () => {
    render(group(true));
    expect(screen.getByRole('group', { name: 'Clauses' })).toContainElement(screen.getByRole('textbox'));
  });

  it('is closed at first, and sends its fields all the same', () => {
    const { container } = render(<form>{group()}</form>);
    expect(screen.getByRole('textbox', { hidden: true })).not.toBeVisible();
    expect([...new FormData(container.querySelector('form') as HTMLFormElement).keys()]).toEqual(['lien']);
  });

  it('stays as the visitor left it if its parent renders again', async () => {
    const { rerender } = render(group(false));
    await userEvent.click(screen.getByText('Clauses'));
    rerender(group(true));
    rerender(group(false));
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('opens, with the group around it, when the browser finds a field in it invalid', () => {
    render(
      <form data-testid="form">
        <FieldGroup label="Offer">
          <FieldGroup label="Fees">
            <input aria-label="Lien" required />
          </FieldGroup>
        </FieldGroup>
      </form>,
    );
    expect(screen.getByLabelText('Lien')).not.toBeVisible();
    screen.getByTestId<HTMLFormElement>('form').reportValidity();
    expect(screen.getByLabelText('Lien')).toBeVisible();
  });
});
