import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Term, TermsContext } from './term.js';

const href = '/glossary#factor-rate';
const term = (
  <Term href={href} definition="What you pay back for each dollar advanced.">
    factor rate
  </Term>
);
const link = () => screen.getByRole('link', { name: 'factor rate' });
const ready = () => expect.poll(() => link().hasAttribute('data-state')).toBe(true);

describe('Term', () => {
  describeContract(term, { slot: 'term' });

  it('is a plain link until the first interaction, then explains itself on keyboard focus', async () => {
    render(term);
    expect(link()).toHaveAttribute('href', href);
    expect(link()).not.toHaveAttribute('data-state');
    fireEvent.pointerMove(window);
    await ready();
    await userEvent.tab();
    expect(link()).toHaveFocus();
    await waitFor(() => expect(link()).toHaveAccessibleDescription('What you pay back for each dollar advanced.'));
  });

  it('does not lose its focus', async () => {
    render(
      <>
        {term}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(link()).toHaveFocus();
    await userEvent.tab();
    await ready();
  });

  it('uses the explanation of its context', async () => {
    render(
      <TermsContext value={{ [href]: 'From the context.' }}>
        <Term href={href}>factor rate</Term>
      </TermsContext>,
    );
    fireEvent.keyDown(window);
    await ready();
    await userEvent.tab();
    await waitFor(() => expect(link()).toHaveAccessibleDescription('From the context.'));
  });

  it('stays a link without an explanation', async () => {
    render(<Term href={href}>factor rate</Term>);
    fireEvent.pointerMove(window);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(link()).not.toHaveAttribute('data-state');
  });
});
